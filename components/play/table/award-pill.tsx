import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

/** Shows the result of the last round below the table. */
export function AwardPill({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        "relative z-[3] -mt-3.5 flex min-h-11 items-baseline gap-3 justify-self-center rounded-full bg-[#2a060f] px-5 py-2 text-[#ffdf9f] shadow-[inset_0_0_0_2px_#f2b544,0_10px_24px_rgb(0_0_0/.5)] max-sm:text-sm",
        className,
      )}
    >
      {children}
    </div>
  );
}
