import { Megaphone } from "lucide-react";
import type { CSSProperties } from "react";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";

export interface NoticeTickerProps {
  /** The headlines, in order. */
  notices: readonly { id: string; title: string }[];
  /** Where all notices are. */
  href: string;
  text: {
    /** Names the band. */
    label: string;
    all: string;
  };
  className?: string;
}

/** A line passes at reading speed, however long it is. */
const secondsPerLetter = 0.16;

/**
 * LOBBY-01: headlines that pass along the line of reading, twice in a row so that the end meets the start. They rest
 * under the pointer and while anything in the band has the focus (the lane itself takes it, so a tap will do). Where
 * motion is not wanted they stand still, and the lane is scrolled by hand.
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
      {/* biome-ignore lint/a11y/useSemanticElements: a group of headlines is no form's fieldset */}
      <div
        role="group"
        aria-label={text.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves is held, and what is too long scrolled, by keyboard
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
