import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

/** A win is green and lit, a round without one is quiet. */
const tones = {
  plain: "bg-[#2a060f] text-[#ffdf9f] shadow-[inset_0_0_0_2px_#f2b544,0_10px_24px_rgb(0_0_0/.5)]",
  won: "bg-[#07332c] text-[#c8f5e6] shadow-[inset_0_0_0_2px_#5fe0c6,0_0_28px_rgb(95_224_198/.45),0_10px_24px_rgb(0_0_0/.5)]",
  lost: "bg-[#1b0d13] text-[#e3bfb4] shadow-[inset_0_0_0_1px_#7a4238,0_10px_24px_rgb(0_0_0/.5)]",
} as const;

interface AwardPillProps {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}

/** Shows the result of the last round below the table. */
export function AwardPill({ tone = "plain", className, children }: AwardPillProps) {
  return (
    <div
      className={cx(
        "relative z-[3] -mt-3.5 flex min-h-11 items-baseline gap-3 justify-self-center rounded-full px-5 py-2 transition-colors duration-slow max-sm:text-sm",
        tones[tone],
        className,
      )}
    >
      {children}
    </div>
  );
}
