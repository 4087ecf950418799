import { artAddress } from "#components/art/address.ts";
import { backdropOf } from "#components/art/skies.ts";
import type { BannerSlideProps } from "#components/lobby/banner-slide.tsx";
import { PageLink } from "#components/ui/page-link.tsx";

/** A banner where there is room for a line: its title, its first game's emblem, and where it leads. */
export function SmallSlide({ title, text, backdrop, covers: [cover], action }: BannerSlideProps) {
  return (
    <div
      className="relative isolate grid h-[132px] content-start overflow-hidden p-3.5 text-[#fff8e8] [--sun:80%] rtl:[--sun:20%]"
      style={{ background: backdropOf(backdrop) }}
    >
      {cover && (
        <img
          src={artAddress("emblem", { slug: cover.code, gameClass: cover.artClass, vendor: cover.vendor })}
          alt=""
          width={104}
          height={108}
          loading="lazy"
          className="absolute -end-3 -bottom-3 -z-10 drop-shadow-[0_10px_14px_rgb(8_4_4/.5)]"
        />
      )}
      <p className="max-w-[13ch] text-[19px] leading-[1.05] font-extrabold text-balance [font-stretch:82%] rtl:leading-[1.25]">
        {action ? (
          <PageLink href={action.href} title={text} className="after:absolute after:inset-0">
            {title}
          </PageLink>
        ) : (
          title
        )}
      </p>
    </div>
  );
}
