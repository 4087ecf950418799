import { Flame } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

export type Tone = "neutral" | "positive" | "negative" | "brand" | "info";

const tones: Record<Tone, string> = {
  neutral: "bg-surface-3 text-2",
  positive: "bg-positive-soft text-positive",
  negative: "bg-negative-soft text-negative",
  brand: "bg-brand-soft text-brand-text",
  info: "bg-info-soft text-info",
};

/** Shows a state as a word, never by colour alone. */
export function Badge({ tone = "neutral", icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-[5px] rounded-full px-[9px] py-[3px] text-xs leading-[1.35] font-[650] whitespace-nowrap",
        tones[tone],
      )}
    >
      {icon}
      <span className="contents">{children}</span>
    </span>
  );
}

/** Shows a count above zero beside a link. `label` says what is counted when the link does not. */
export function Count({ value, label, max = 99 }: { value: number; label?: string; max?: number }) {
  if (value <= 0) return null;
  return (
    <span
      translate="no"
      className="money inline-grid h-5 min-w-5 place-items-center rounded-full bg-hot px-1.5 text-2xs font-bold text-on-hot"
    >
      <span aria-hidden>{value > max ? `${max}+` : value}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

export function HotTag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-[3px] rounded-sm bg-hot py-[3px] ps-1.5 pe-2 text-2xs leading-[1.3] font-bold text-on-hot">
      <Flame aria-hidden size={12} fill="currentColor" />
      <span className="contents">{children}</span>
    </span>
  );
}

/** Shows the minimum age. */
export function AgeMark({ age }: { age: number }) {
  return (
    <span
      translate="no"
      className="money inline-grid size-[46px] shrink-0 place-items-center rounded-full border-[2.5px] border-hot font-display text-lg font-extrabold text-1"
    >
      {age}+
    </span>
  );
}
