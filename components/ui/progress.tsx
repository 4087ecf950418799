interface ProgressProps {
  label: string;
  /** Between 0 and `max`; omitted while unknown. */
  value?: number;
  max?: number;
  /** Accessible value, which the caller also shows as text: "620 of 1,000". */
  text?: string;
}

export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const share = value === undefined ? 30 : Math.min(100, Math.max(0, (value / max) * 100));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={text}
      className="h-1.5 overflow-hidden rounded-full bg-surface-3"
    >
      <div
        className={`h-full rounded-full bg-brand-mark transition-[inline-size] duration-slow ${value === undefined ? "animate-pulse" : ""}`}
        style={{ inlineSize: `${share}%` }}
      />
    </div>
  );
}
