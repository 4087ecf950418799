import { Megaphone } from "lucide-react";
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
  };
  className?: string;
}

/** Scroll speed: a reading pace that is independent of the line's length. */
const secondsPerLetter = 0.16;

/**
 * LOBBY-01: renders headlines that scroll in reading direction, listed twice so that the loop is seamless. They pause
 * on hover and while anything in the ticker has the focus; the track itself is focusable, so a tap pauses it. With
 * reduced motion they stand still and the track is scrolled by hand.
 */
export function NoticeTicker({ notices, href, text, className }: NoticeTickerProps) {
  if (notices.length === 0) return null;
  const letters = notices.reduce((sum, { title }) => sum + title.length + 12, 0);
  const items = notices.map(({ id, title }) => (
    <li key={id} dir="auto">
      {title}
    </li>
  ));
  const lane = "flex min-w-full shrink-0 items-center justify-around gap-9 pe-9";
  return (
    <section
      aria-label={text.label}
      className={cx(
        "group flex h-[38px] items-center gap-3 rounded-[10px] bg-surface-1 ps-3 text-sm shadow-edge max-lg:h-tap",
        className,
      )}
    >
      <Megaphone aria-hidden size={20} className="shrink-0 text-brand-text flip" />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of headlines is not a form's fieldset */}
      <div
        role="group"
        aria-label={text.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to pause and scroll the headlines
        tabIndex={0}
        className="min-w-0 flex-1 overflow-hidden whitespace-nowrap [mask-image:linear-gradient(90deg,#000_92%,transparent)] focus-visible:outline-offset-0 motion-reduce:overflow-x-auto motion-reduce:no-scrollbar rtl:[mask-image:linear-gradient(-90deg,#000_92%,transparent)]"
      >
        <div
          className="flex w-max min-w-full animate-[crawl_linear_infinite] [--crawl-to:-50%] group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] motion-reduce:animate-none rtl:[--crawl-to:50%]"
          style={{ animationDuration: `${Math.round(letters * secondsPerLetter)}s` } as CSSProperties}
        >
          <ul className={lane}>{items}</ul>
          <ul aria-hidden className={cx(lane, "motion-reduce:hidden")}>
            {items}
          </ul>
        </div>
      </div>
      <PageLink
        href={href}
        className="inline-flex min-h-full shrink-0 items-center rounded-[10px] px-3 font-[650] text-brand-text hover:underline"
      >
        {text.all}
      </PageLink>
    </section>
  );
}
