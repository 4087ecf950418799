import { useId } from "react";
import { cx } from "#components/ui/cx.ts";

const rays = [-75, -45, -15, 15, 45, 75];

/** The mark: a rising sun, in gold on both themes. */
export function SunMark({ size = 32, className }: { size?: number; className?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden className={cx("shrink-0", className)}>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="#ffe09a" />
        <stop offset="1" stopColor="#ef9f22" />
      </linearGradient>
      <g fill={`url(#${id})`}>
        <path d="M9 29a11 11 0 0 1 22 0z" />
        {rays.map((degrees) => (
          <path key={degrees} d="M18.3 4h3.4l-.7 10.5h-2z" transform={`rotate(${degrees} 20 29)`} />
        ))}
        <rect x="3" y="31.5" width="34" height="3.2" rx="1.6" />
      </g>
    </svg>
  );
}

interface LogoProps {
  /** From the site configuration. */
  name: string;
  size?: number;
  /** The mark alone, everywhere or on the narrowest phones. */
  compact?: boolean | "narrow";
}

/** Mark and name. */
export function Logo({ name, size = 32, compact = false }: LogoProps) {
  return (
    <span className="inline-flex min-h-tap min-w-tap items-center gap-[9px] font-display text-[25px] leading-none font-extrabold tracking-[-.025em] text-1 [font-stretch:88%] max-lg:text-[22px]">
      <SunMark size={size} />
      <span className={compact === "narrow" ? "max-[359px]:sr-only" : compact ? "sr-only" : undefined}>{name}</span>
    </span>
  );
}
