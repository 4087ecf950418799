import { Emblem } from "#components/art/emblem.tsx";
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
  /** Games whose emblems it shows. The middle one first; the others stand behind it on wide screens. */
  covers: readonly BannerCover[];
  /** Link that covers the whole slide. */
  action?: { label: string; href: string };
  /** The initially visible slide: its pictures load eagerly. */
  first?: boolean;
}

/** Titles up to this length fit in large letters. */
const shortTitle = 16;

/** Renders a banner: text at the start, art over rays at the end. The button is cream: gold is the header's. */
export function BannerSlide({ label, title, text, backdrop, covers, action, first = false }: BannerSlideProps) {
  const short = title.length <= shortTitle;
  return (
    <div
      className="relative isolate h-[14rem] overflow-hidden text-[#fff5e0] [--sun:74%] max-sm:h-[9rem] rtl:[--sun:26%]"
      style={{ background: backdropOf(backdrop, "62% 150%") }}
    >
      <div
        aria-hidden
        className="absolute start-[calc(73%-550px)] top-[calc(50%-550px)] -z-10 size-[1100px] [background:repeating-conic-gradient(from_2deg,rgb(255_220_140/.22)_0_5deg,transparent_5deg_12deg)] [mask-image:radial-gradient(closest-side,#000_8%,transparent_62%)]"
      />
      <div
        aria-hidden
        className="absolute inset-y-0 start-0 -z-10 w-2/3 bg-[linear-gradient(90deg,rgb(12_4_10/.6),rgb(12_4_10/.42)_60%,transparent)] rtl:bg-[linear-gradient(-90deg,rgb(12_4_10/.6),rgb(12_4_10/.42)_60%,transparent)]"
      />
      <div className="absolute inset-y-0 start-[30px] grid max-w-[320px] content-center justify-items-start gap-2 pb-3 max-xl:start-5 max-xl:max-w-[50%] max-xl:gap-1.5 max-sm:start-4 max-sm:max-w-[58%] max-sm:gap-1 max-sm:pb-0">
        {label && <span className="text-xs font-semibold text-[#ffd99a] max-xl:hidden">{label}</span>}
        <h2
          className={cx(
            "line-clamp-2 pb-[.06em] leading-[.98] font-extrabold text-balance text-[#fff8e8] [font-stretch:80%] rtl:leading-[1.15]",
            short
              ? "text-[2.625rem] max-xl:text-[2.125rem] max-sm:text-[1.9375rem]"
              : "text-[2.125rem] max-xl:text-[1.75rem] max-sm:text-[1.375rem]",
          )}
        >
          {title}
        </h2>
        <p
          className={cx(
            "line-clamp-3 text-md leading-[1.4] text-balance text-[#ffe9c9] max-xl:text-sm max-xl:leading-[1.35] max-sm:text-xs max-sm:leading-[1.32]",
            !short && "max-sm:line-clamp-2",
          )}
        >
          {text}
        </p>
        {action && (
          <PageLink
            href={action.href}
            className="mt-[5px] inline-flex min-h-tap items-center rounded-md bg-[#fff3da] px-[18px] font-bold text-[#351006] after:absolute after:inset-0 hover:bg-white max-sm:mt-1 max-sm:px-3.5 max-sm:text-sm"
          >
            {action.label}
          </PageLink>
        )}
      </div>
      <BannerArt covers={covers} first={first} />
    </div>
  );
}

/** Places of the emblems behind the middle one. */
const behind = [
  "w-[172px] -translate-x-[112%] -translate-y-[52%] -rotate-13 max-xl:hidden",
  "w-[164px] translate-x-[26%] -translate-y-[49%] rotate-11 max-xl:hidden",
];
const middle =
  "w-[252px] -translate-x-1/2 -translate-y-[47%] max-xl:w-[218px] max-sm:w-[146px] max-sm:-translate-x-[44%] max-sm:-translate-y-[52%]";

function BannerArt({ covers, first }: Required<Pick<BannerSlideProps, "covers" | "first">>) {
  const [front, ...others] = covers.slice(0, 3);
  if (!front) return null;
  return (
    <div aria-hidden className="absolute inset-y-0 end-0 -z-10 w-[56%] max-xl:w-[52%] max-sm:w-1/2">
      {/* It is a picture: it stands at the line's end but is not mirrored in right-to-left languages. */}
      <div dir="ltr" className="absolute inset-0">
        {[...others, front].map(({ code, vendor, artClass }, index) => (
          <Emblem
            key={code}
            slug={code}
            gameClass={artClass}
            vendor={vendor}
            size={252}
            loading={first && code === front.code ? "first" : "lazy"}
            className={cx(
              "absolute start-1/2 top-1/2 drop-shadow-[0_14px_16px_rgb(20_6_4/.5)]",
              code === front.code ? middle : behind[index],
            )}
          />
        ))}
      </div>
    </div>
  );
}
