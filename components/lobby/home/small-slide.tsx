import { Emblem } from "#components/art/emblem.tsx";
import type { BannerSlideProps } from "#components/lobby/home/banner-slide.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { backdropOf } from "#lib/art/skies.ts";

/**
 * Renders a banner in the space of one line: its title, its first game's emblem and its link. It is higher when it has
 * dots.
 */
export function SmallSlide({ title, text, backdrop, covers: [cover], action }: BannerSlideProps) {
  return (
    <div
      className="relative isolate grid min-h-[54px] content-center py-1 overflow-hidden ps-3.5 pe-16 text-[#fff8e8] [--sun:80%] in-[section[aria-roledescription]]:min-h-[70px] in-[section[aria-roledescription]]:content-start in-[section[aria-roledescription]]:pt-2 in-[section[aria-roledescription]]:pb-8 rtl:[--sun:20%]"
      style={{ background: backdropOf(backdrop) }}
    >
      {cover && (
        <Emblem
          slug={cover.code}
          gameClass={cover.artClass}
          vendor={cover.vendor}
          size={64}
          className="absolute end-1 top-1/2 -z-10 -translate-y-1/2 drop-shadow-[0_10px_14px_rgb(8_4_4/.5)]"
        />
      )}
      <p className="text-[1.0625rem] leading-[1.05] font-extrabold text-balance [font-stretch:82%] rtl:leading-[1.25]">
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
