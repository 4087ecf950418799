import type { ComponentProps, ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";
import { Spinner } from "#components/ui/spinner.tsx";

/** Use one gold button per view; what leads to money beside it is `soft`. */
export type ButtonTone = "gold" | "soft" | "secondary" | "positive" | "outline" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const tones: Record<ButtonTone, string> = {
  gold: "gold not-disabled:hover:brightness-108",
  soft: "soft-gold not-disabled:hover:brightness-110 light:not-disabled:hover:brightness-97",
  secondary: "bg-surface-2 text-1 shadow-[var(--edge),var(--shadow-1)] not-disabled:hover:bg-surface-3",
  positive: "bg-positive text-on-positive not-disabled:hover:brightness-108",
  outline: "text-1 edge-control not-disabled:hover:bg-surface-2",
  quiet: "text-2 not-disabled:hover:bg-surface-2 not-disabled:hover:text-1",
  danger:
    "bg-negative-soft text-negative shadow-[inset_0_0_0_1px_var(--negative-line)] not-disabled:hover:brightness-110 light:not-disabled:hover:brightness-97",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 max-lg:min-h-tap max-lg:min-w-tap px-[13px] text-sm rounded-[10px]",
  md: "min-h-tap px-[18px] text-md rounded-md",
  lg: "min-h-[52px] px-[26px] text-lg rounded-[14px]",
};

interface Look {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Fills its container's width. */
  block?: boolean;
}

/** Returns a button's class names, for links and labels that look like one. */
export function buttonClass({ tone = "secondary", size = "md", block = false }: Look = {}): string {
  return cx(
    "inline-flex items-center justify-center gap-2 font-[650] whitespace-nowrap select-none no-underline",
    "transition-[background-color,filter,translate] duration-fast not-disabled:active:translate-y-px",
    "disabled:bg-surface-2 disabled:bg-none disabled:text-disabled disabled:shadow-none",
    tones[tone],
    sizes[size],
    block && "w-full",
  );
}

interface ButtonProps extends Look, ComponentProps<"button"> {
  /** Shows that the action is running and blocks another press; the button keeps its focus. */
  sending?: boolean;
  icon?: ReactNode;
}

export function Button({
  tone,
  size,
  block,
  type = "button",
  sending = false,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // Prevents a second submit while sending.
      type={sending ? "button" : type}
      aria-busy={sending || undefined}
      aria-disabled={sending || undefined}
      onClick={sending ? undefined : onClick}
      className={cx(
        buttonClass({ tone, size, block }),
        // Wraps a long label, so that large text does not make the button wider than its form.
        type === "submit" && "whitespace-normal!",
        sending && "cursor-progress",
        className,
      )}
    >
      {sending ? <Spinner /> : icon}
      <span className="contents">{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends Look, ComponentProps<"a"> {
  href: string;
  icon?: ReactNode;
}

export function ButtonLink({ tone, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={cx(buttonClass({ tone, size, block }), className)}>
      {icon}
      <span className="contents">{children}</span>
    </a>
  );
}
