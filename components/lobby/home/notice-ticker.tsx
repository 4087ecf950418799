import { Megaphone, Pause, Play } from "lucide-react";
import type { CSSProperties } from "react";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";

export interface NoticeTickerProps {
  /** Headlines in display order. */
  notices: readonly { id: string; title: string }[];
  /** Link to all notices. */
  href: string;
  text: {
    /** Accessible name of the ticker. */
    label: string;
    all: string;
    /** Name of the switch that pauses the headlines. */
    pause: string;
    /** Runs while there are no notices, so that the line is never empty. */
    none: string;
  };
}

/** Scroll speed: a reading pace that is independent of the line's length. */
const secondsPerLetter = 0.16;

/**
 * LOBBY-01: renders headlines that scroll in reading direction, listed twice so that the loop is seamless. They pause
 * on hover, by the switch, and while the track has the focus, so a tap on the track pauses it too. With reduced motion
 * they stand still and the track is scrolled by hand.
 */
export function NoticeTicker({ notices, href, text }: NoticeTickerProps) {
  const headlines = notices.length > 0 ? notices : [{ id: "none", title: text.none }];
  const letters = headlines.reduce((sum, { title }) => sum + title.length + 12, 0);
  const items = headlines.map(({ id, title }) => (
    <li key={id} dir="auto" className="not-first:text-3">
      {title}
    </li>
  ));
  const lane = "flex min-w-full shrink-0 items-center gap-10 pe-10";
  return (
    <section
      aria-label={text.label}
      className="group flex h-[2.25rem] items-center gap-2.5 text-sm max-sm:-mb-[5px] max-sm:h-[2rem] max-sm:gap-2 max-sm:text-xs"
    >
      <Megaphone aria-hidden size={16} className="shrink-0 text-brand-text flip" />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of headlines is not a form's fieldset */}
      <div
        role="group"
        aria-label={text.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to pause and scroll the headlines
        tabIndex={0}
        className="group/track min-w-0 flex-1 overflow-hidden whitespace-nowrap [mask-image:linear-gradient(90deg,#000_94%,transparent)] focus-visible:outline-offset-0 motion-reduce:overflow-x-auto motion-reduce:no-scrollbar rtl:[mask-image:linear-gradient(-90deg,#000_94%,transparent)]"
      >
        <div
          className="flex w-max min-w-full animate-[crawl_linear_infinite] [--crawl-to:-50%] group-has-checked:[animation-play-state:paused] group-focus/track:[animation-play-state:paused] group-hover/track:[animation-play-state:paused] motion-reduce:animate-none rtl:[--crawl-to:50%]"
          style={{ animationDuration: `${Math.round(letters * secondsPerLetter)}s` } as CSSProperties}
        >
          <ul className={lane}>{items}</ul>
          <ul aria-hidden className={cx(lane, "motion-reduce:hidden")}>
            {items}
          </ul>
        </div>
      </div>
      {/* A checkbox needs no script. On a phone a tap on the headlines pauses them. */}
      <label className="grid size-7 shrink-0 place-items-center rounded-sm text-3 hover:text-1 has-focus-visible:outline-2 has-focus-visible:outline-focus max-sm:hidden motion-reduce:hidden">
        <input type="checkbox" aria-label={text.pause} className="sr-only" />
        <Pause aria-hidden size={13} className="group-has-checked:hidden" />
        <Play aria-hidden size={13} className="hidden group-has-checked:block flip" />
      </label>
      <PageLink
        href={href}
        className="-my-1.5 inline-flex min-h-tap shrink-0 items-center text-xs font-semibold text-2 hover:text-1"
      >
        {text.all}
      </PageLink>
    </section>
  );
}
