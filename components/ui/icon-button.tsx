import type { ComponentProps } from "react";
import { cx } from "#components/ui/cx.ts";

interface IconButtonProps extends ComponentProps<"button"> {
  /** Accessible name. */
  label: string;
  filled?: boolean;
  /** Shows a dot: there is something new. */
  dot?: boolean;
  /** Slim is for use inside another control; on phones every button keeps 44 px. */
  size?: "slim" | "md";
}

export function IconButton({ label, filled, dot, size = "md", className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        "relative inline-grid shrink-0 place-items-center text-2 transition-colors duration-fast",
        "not-disabled:hover:bg-surface-3 not-disabled:hover:text-1 disabled:text-disabled",
        size === "md" ? "size-tap rounded-md" : "size-9 max-lg:size-tap rounded-[9px]",
        filled && "bg-surface-2 shadow-edge",
        className,
      )}
    >
      {children}
      {dot && (
        <span className="absolute end-[9px] top-[9px] size-[9px] rounded-full border-2 border-surface-1 bg-hot" />
      )}
    </button>
  );
}
