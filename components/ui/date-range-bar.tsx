import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { ChipLink } from "#components/ui/chip.tsx";
import { cx } from "#components/ui/cx.ts";
import { TextField } from "#components/ui/field/text-field.tsx";
import { ScrollRow } from "#components/ui/scroll-row.tsx";

interface DateRangeBarProps {
  presets: readonly { href: string; label: string; current: boolean }[];
  /** Selected days, "2026-11-27". */
  from: string;
  to: string;
  /** Other filters, kept when the days change. */
  keep?: Readonly<Record<string, string>>;
  /** URLs of the previous and next range; omitted when that range has no data. */
  previousHref?: string;
  nextHref?: string;
  labels: { presets: string; from: string; to: string; apply: string; previous: string; next: string };
}

/** Chooses the days of a record. It consists of links and a plain form, so it works before any script loads. */
export function DateRangeBar({ presets, from, to, keep = {}, previousHref, nextHref, labels }: DateRangeBarProps) {
  return (
    <div className="grid gap-3">
      <ScrollRow label={labels.presets} className="-mx-1 gap-2 p-1">
        {presets.map((preset) => (
          <ChipLink key={preset.href} href={preset.href} on={preset.current}>
            {preset.label}
          </ChipLink>
        ))}
      </ScrollRow>
      <form method="get" className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        {Object.entries(keep).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* A key per day remounts the fields: a field that was edited would otherwise keep its value. */}
        <TextField key={`from ${from}`} label={labels.from} type="date" name="from" defaultValue={from} max={to} />
        <TextField key={`to ${to}`} label={labels.to} type="date" name="to" defaultValue={to} min={from} />
        <div className="col-span-2 flex gap-2">
          <Arrow href={previousHref} label={labels.previous} />
          <Button type="submit" className="min-h-12! max-sm:flex-1">
            {labels.apply}
          </Button>
          <Arrow href={nextHref} label={labels.next} forward />
        </div>
      </form>
    </div>
  );
}

function Arrow({ href, label, forward = false }: { href: string | undefined; label: string; forward?: boolean }) {
  const Icon = forward ? ChevronRight : ChevronLeft;
  const look = cx(buttonClass({ tone: "outline" }), "min-h-12! px-3.5!");
  if (!href) {
    return (
      <span aria-hidden className={cx(look, "text-disabled! opacity-50")}>
        <Icon size={18} className="flip" />
      </span>
    );
  }
  return (
    <Link href={href} prefetch={false} scroll={false} aria-label={label} className={look}>
      <Icon aria-hidden size={18} className="flip" />
    </Link>
  );
}
