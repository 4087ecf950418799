import { Play } from "lucide-react";
import { cx } from "#components/ui/cx.ts";

/** Renders a sign that a press plays; the element below it takes the press. */
export function PlayDisc({ className }: { className: string }) {
  return (
    <span
      className={cx(
        "grid place-items-center rounded-full bg-(image:--sun) text-on-brand shadow-[0_8px_24px_rgb(0_0_0/.5),inset_0_1px_0_rgb(255_255_255/.6)]",
        className,
      )}
    >
      <Play aria-hidden size="43%" fill="currentColor" className="ms-[5%] flip" />
    </span>
  );
}
