import type { ReactNode } from "react";
import { Emblem } from "#components/art/emblem.tsx";
import { cx } from "#components/ui/cx.ts";
import { backdropOf, skyFor } from "#lib/art/skies.ts";

interface PromotionBandProps {
  /** Seeds the drawing. */
  slug: string;
  className: string;
  /** Above the fold: its picture loads eagerly. */
  eager?: boolean;
  /** Texts at the start. */
  children: ReactNode;
}

/** Renders the header of a promotion like a banner: texts at the start, an emblem over rays at the end. */
export function PromotionBand({ slug, className, eager = false, children }: PromotionBandProps) {
  return (
    <div
      className={cx(
        "relative isolate grid content-end overflow-hidden text-[#ffe9c9] [--sun:80%] rtl:[--sun:20%]",
        className,
      )}
      style={{ background: backdropOf(skyFor(slug)) }}
    >
      <div
        aria-hidden
        className="absolute -inset-y-full start-[10%] -end-1/2 -z-10 [background:repeating-conic-gradient(from_2deg_at_50%_50%,rgb(255_220_140/.22)_0_5deg,transparent_5deg_12deg)] [mask-image:radial-gradient(closest-side,#000_10%,transparent_74%)]"
      />
      <Emblem
        slug={slug}
        gameClass="slots"
        vendor="BGS"
        size={300}
        loading={eager ? "eager" : "lazy"}
        className="absolute end-[4%] top-1/2 -z-10 h-[92%] w-auto -translate-y-1/2 drop-shadow-[0_18px_24px_rgb(8_4_4/.5)] transition-[scale] duration-base group-hover:scale-104 motion-reduce:transition-none max-md:end-[-3%] max-md:h-4/5"
      />
      <div
        aria-hidden
        className="absolute inset-y-0 start-0 -z-10 w-3/4 bg-[linear-gradient(90deg,rgb(12_4_10/.66),rgb(12_4_10/.46)_60%,transparent)] rtl:bg-[linear-gradient(-90deg,rgb(12_4_10/.66),rgb(12_4_10/.46)_60%,transparent)]"
      />
      {children}
    </div>
  );
}

export const bandTitleClass =
  "leading-[1.02] font-extrabold text-balance text-[#fff8e8] [font-stretch:82%] rtl:leading-[1.2]";
