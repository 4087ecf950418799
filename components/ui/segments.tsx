import Link from "next/link";
import { type ReactNode, useId } from "react";
import { cx } from "#components/ui/cx.ts";

export interface Segment {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

interface SegmentsProps {
  /** Accessible name of the group. */
  label: string;
  segments: readonly Segment[];
  name?: string;
  value?: string;
  defaultValue?: string;
  onValue?: (value: string) => void;
  block?: boolean;
}

// A fieldset grows with its content by default.
const frame = "min-w-0 max-w-full gap-0.5 overflow-x-auto rounded-[13px] bg-surface-2 p-1 no-scrollbar";
const cell =
  "inline-flex min-h-9 max-lg:min-h-tap items-center justify-center gap-[7px] rounded-[10px] px-4 text-center font-semibold text-2 transition-colors duration-fast hover:text-1";
const active = "bg-surface-0 text-1 shadow-[var(--shadow-1),inset_0_0_0_1.5px_var(--brand-mark)]";

/** Chooses one of a few views, with radio buttons underneath for arrow keys. */
export function Segments({ label, segments, name, value, defaultValue, onValue, block }: SegmentsProps) {
  const own = useId();
  return (
    <fieldset aria-label={label} className={cx(frame, block ? "flex" : "inline-flex")}>
      {segments.map((segment) => (
        <label key={segment.value} className={cx("relative", block && "flex-1")}>
          <input
            type="radio"
            name={name ?? own}
            value={segment.value}
            disabled={segment.disabled}
            {...(value === undefined
              ? { defaultChecked: segment.value === defaultValue }
              : { checked: segment.value === value })}
            onChange={onValue ? () => onValue(segment.value) : undefined}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-[10px]"
          />
          <span
            className={cx(
              cell,
              "pointer-events-none relative w-full whitespace-nowrap peer-checked:bg-surface-0 peer-checked:text-1 peer-checked:shadow-[var(--shadow-1),inset_0_0_0_1.5px_var(--brand-mark)] peer-disabled:text-disabled",
            )}
          >
            {segment.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface SegmentLinksProps {
  label: string;
  links: readonly { href: string; label: ReactNode; current: boolean }[];
  block?: boolean;
}

/** Shows the same control as links, for views with URLs of their own. They neither reload the page nor scroll it. */
export function SegmentLinks({ label, links, block }: SegmentLinksProps) {
  return (
    <nav aria-label={label} className={cx(frame, block ? "flex" : "inline-flex")}>
      {links.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          prefetch={false}
          scroll={false}
          aria-current={link.current ? "page" : undefined}
          className={cx(cell, "whitespace-nowrap", block && "flex-1", link.current && active)}
        >
          <span className="contents">{link.label}</span>
        </Link>
      ))}
    </nav>
  );
}
