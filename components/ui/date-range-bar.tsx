import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { DropDown } from "#components/ui/drop-down.tsx";
import { TextField } from "#components/ui/field/text-field.tsx";
import { ScrollRow } from "#components/ui/scroll-row.tsx";

interface DateRangeBarProps {
  presets: readonly { href: string; label: string; current: boolean }[];
  /** Selected days, "2026-11-27". */
  from: string;
  to: string;
  /** The same for people: "Nov 21 – 27". */
  text: string;
  /** Other filters, kept when the days change. */
  keep?: Readonly<Record<string, string>>;
  /** URLs of the previous and next range; omitted when that range has no data. */
  previousHref?: string;
  nextHref?: string;
  labels: { presets: string; choose: string; from: string; to: string; apply: string; previous: string; next: string };
}

/** Chooses the days of a record. It consists of links and a plain form, so it works before any script loads. */
export function DateRangeBar(props: DateRangeBarProps) {
  const { presets, from, to, text, keep = {}, previousHref, nextHref, labels } = props;
  return (
    <>
      <ScrollRow label={labels.presets} className="max-w-full gap-0.5 rounded-[13px] bg-surface-2 p-1">
        {presets.map((preset) => (
          <Link
            key={preset.href}
            href={preset.href}
            prefetch={false}
            scroll={false}
            aria-current={preset.current || undefined}
            className="inline-flex min-h-9 flex-auto items-center justify-center rounded-[10px] px-3.5 text-sm font-semibold whitespace-nowrap text-2 hover:text-1 max-lg:min-h-tap aria-[current=true]:bg-surface-0 aria-[current=true]:text-1 aria-[current=true]:shadow-[var(--shadow-1),inset_0_0_0_1px_var(--line-2)]"
          >
            {preset.label}
          </Link>
        ))}
      </ScrollRow>
      <div className="flex max-w-full items-center rounded-md bg-surface-1 edge-2">
        <Arrow href={previousHref} label={labels.previous} />
        <DropDown
          value={<span className="whitespace-normal">{text}</span>}
          name={`${labels.choose}: ${text}`}
          className="min-w-0"
        >
          <form method="get" className="grid gap-3 p-2">
            {Object.entries(keep).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {/* A key per day remounts the fields: a field that was edited would otherwise keep its value. */}
            <TextField key={`from ${from}`} label={labels.from} type="date" name="from" defaultValue={from} max={to} />
            <TextField key={`to ${to}`} label={labels.to} type="date" name="to" defaultValue={to} min={from} />
            <Button type="submit">{labels.apply}</Button>
          </form>
        </DropDown>
        <Arrow href={nextHref} label={labels.next} forward />
      </div>
    </>
  );
}

function Arrow({ href, label, forward = false }: { href: string | undefined; label: string; forward?: boolean }) {
  const Icon = forward ? ChevronRight : ChevronLeft;
  const look = "grid min-h-tap w-10 max-lg:w-tap shrink-0 place-items-center rounded-md text-2";
  if (!href) {
    return (
      <span aria-hidden className={cx(look, "opacity-35")}>
        <Icon size={17} className="flip" />
      </span>
    );
  }
  return (
    <Link
      href={href}
      prefetch={false}
      scroll={false}
      aria-label={label}
      className={cx(look, "hover:bg-surface-2 hover:text-1")}
    >
      <Icon aria-hidden size={17} className="flip" />
    </Link>
  );
}
