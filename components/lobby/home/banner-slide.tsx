import { Emblem } from "#components/art/emblem.tsx";
import { GameCover } from "#components/art/game-cover.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { backdropOf } from "#lib/art/skies.ts";
import type { BannerBackdrop } from "#lib/contracts/content/banner-view.ts";

export interface BannerCover {
  /** The game's code; seeds its drawing. */
  code: string;
  name: string;
  vendor: string;
  artClass: string;
}

export interface BannerSlideProps {
  label?: string;
  title: string;
  text: string;
  backdrop: BannerBackdrop;
  /** The middle one first: one cover stands alone, two or three are fanned out. */
  covers: readonly BannerCover[];
  /** Link that covers the whole slide. */
  action?: { label: string; href: string };
  /** The initially visible slide: its pictures load eagerly. */
  first?: boolean;
}

/** Renders a banner: text at the start, art over rays at the end. */
export function BannerSlide({ label, title, text, backdrop, covers, action, first = false }: BannerSlideProps) {
  return (
    <div
      className="relative isolate grid h-[22rem] overflow-hidden text-[#fff5e0] [--sun:80%] max-md:h-[18rem] xl:h-full rtl:[--sun:20%]"
      style={{ background: backdropOf(backdrop) }}
    >
      <div
        aria-hidden
        className="absolute -inset-y-3/5 start-[16%] -end-[76%] -z-10 [background:repeating-conic-gradient(from_2deg_at_50%_50%,rgb(255_220_140/.22)_0_5deg,transparent_5deg_12deg)] [mask-image:radial-gradient(closest-side,#000_10%,transparent_74%)]"
      />
      <div
        aria-hidden
        className="absolute inset-y-0 start-0 -z-10 w-3/4 bg-[linear-gradient(90deg,rgb(12_4_10/.6),rgb(12_4_10/.42)_60%,transparent)] rtl:bg-[linear-gradient(-90deg,rgb(12_4_10/.6),rgb(12_4_10/.42)_60%,transparent)]"
      />
      <div className="grid w-[56%] max-w-[460px] content-center justify-items-start gap-3.5 ps-9 pt-7 pb-14 max-md:gap-2 max-md:ps-[18px] max-md:pt-4 max-md:pb-12">
        {label && (
          <span className="rounded-full bg-[rgb(20_4_8/.5)] px-2.5 py-1 text-xs font-[650] text-[#ffe3ae] max-md:hidden">
            {label}
          </span>
        )}
        <h2 className="text-[2.875rem] leading-[.98] font-extrabold text-balance text-[#fff8e8] [font-stretch:80%] max-xl:text-[2.5rem] max-md:text-[1.8125rem] rtl:leading-[1.15]">
          {title}
        </h2>
        <p className="max-w-[23em] text-[0.9375rem] leading-[1.45] text-[#ffe9c9] max-md:text-sm max-md:leading-[1.35]">
          {text}
        </p>
        {action && (
          <PageLink
            href={action.href}
            className={cx(
              buttonClass({ tone: "gold", size: "lg" }),
              "mt-1 after:absolute after:inset-0 max-md:min-h-tap max-md:rounded-md max-md:px-4 max-md:text-md",
            )}
          >
            {action.label}
          </PageLink>
        )}
      </div>
      <BannerArt covers={covers} first={first} />
    </div>
  );
}

/** Positions of a fan's covers, front cover last, in cover widths from the middle. */
const fans = [
  [],
  [],
  [
    "-translate-x-[86%] -translate-y-[47%] -rotate-8 max-md:-translate-x-[80%] max-md:scale-85",
    "-translate-x-[20%] -translate-y-[52%] rotate-5 scale-110 max-md:-translate-x-[34%]",
  ],
  [
    "-translate-x-[116%] -translate-y-[42%] -rotate-11 max-md:-translate-x-[84%] max-md:scale-82",
    "translate-x-[16%] -translate-y-[44%] rotate-10 max-md:-translate-x-[6%] max-md:scale-82",
    "-translate-x-1/2 -translate-y-[51%] -rotate-1 scale-116",
  ],
];

function BannerArt({ covers, first }: Required<Pick<BannerSlideProps, "covers" | "first">>) {
  const [front, ...others] = covers.slice(0, 3);
  if (!front) return null;
  if (others.length === 0)
    return (
      <Emblem
        slug={front.code}
        gameClass={front.artClass}
        vendor={front.vendor}
        size={300}
        loading={first ? "first" : "lazy"}
        className="absolute end-[5%] top-1/2 -z-10 w-[38%] max-w-[310px] -translate-y-1/2 drop-shadow-[0_24px_30px_rgb(8_4_4/.5)] max-md:end-[-5%] max-md:w-[46%]"
      />
    );
  const places = fans[others.length + 1] ?? [];
  return (
    <div aria-hidden className="absolute inset-y-0 end-0 -z-10 w-1/2 max-md:w-[44%]">
      {/* A fan is a picture: it stands at the line's end but is not mirrored in right-to-left languages. */}
      <div dir="ltr" className="absolute inset-0">
        {[...others, front].map(({ code, name, vendor, artClass }, index) => (
          <div
            key={code}
            className={cx(
              "absolute start-1/2 top-1/2 w-[154px] rounded-[16px] shadow-[0_24px_44px_-12px_rgb(10_4_4/.75),0_0_0_1px_rgb(255_230_170/.22)] max-xl:w-[132px] max-md:w-[100px] max-md:rounded-[11px]",
              places[index],
            )}
          >
            <GameCover name={name} vendor={vendor} gameClass={artClass} slug={code} eager={first} />
          </div>
        ))}
      </div>
    </div>
  );
}
