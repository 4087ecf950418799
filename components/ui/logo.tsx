import { useId } from "react";
import { cx } from "#components/ui/cx.ts";
import { isWordMark, type Picture } from "#components/ui/picture.ts";

const rays = [-75, -45, -15, 15, 45, 75];

/** Draws the mark, a rising sun, in gold or the site's brand colour. */
export function SunMark({ size = 32, className }: { size?: number; className?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden className={cx("shrink-0", className)}>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="var(--mark-1)" />
        <stop offset="1" stopColor="var(--mark-2)" />
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
  name: string;
  /** The site's own logo; without it the drawn mark shows. */
  logo?: Picture | undefined;
  /** Height in px. */
  size?: number;
  /** Hides the name and shrinks a wide logo: `true` on all screens, `narrow` on the narrowest phones. */
  compact?: boolean | "narrow";
}

/** Shows mark and name from the site configuration (SITE-07). Its space is reserved before the picture loads. */
export function Logo({ name, logo, size = 32, compact = false }: LogoProps) {
  return (
    <span className="inline-flex min-h-tap min-w-tap max-w-full items-center gap-[9px] font-display text-[25px] leading-none font-extrabold tracking-[-.025em] text-1 [font-stretch:88%] max-lg:text-[22px]">
      {logo ? <SitePicture logo={logo} name={name} size={size} compact={compact} /> : <SunMark size={size} />}
      {!(logo && (compact === true || isWordMark(logo))) && (
        // A logo's alternative text already names the site for screen readers.
        <span
          aria-hidden={logo && true}
          className={compact === "narrow" ? "max-[379px]:sr-only" : compact ? "sr-only" : undefined}
        >
          {name}
        </span>
      )}
    </span>
  );
}

const widest = 168;

function SitePicture({ logo, name, size, compact }: Required<LogoProps> & { logo: Picture }) {
  return (
    <img
      src={logo.src}
      alt={name}
      width={logo.width}
      height={logo.height}
      className={cx(
        "min-w-0 shrink object-contain object-left rtl:object-right",
        compact === "narrow" ? "max-[379px]:max-w-18" : compact && "max-w-18",
      )}
      style={{ inlineSize: Math.min((size * logo.width) / logo.height, widest), blockSize: size }}
    />
  );
}
