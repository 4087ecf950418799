import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

export interface FieldText {
  label: ReactNode;
  /** Marks the label with `*`. */
  required?: boolean;
  /** A word after the label, such as "optional". */
  tag?: ReactNode;
  /** Text below the control while there is no error. */
  hint?: ReactNode;
  /** Error and what to do; replaces the hint. */
  error?: ReactNode;
  /** Confirms a checked value. */
  ok?: ReactNode;
}

interface FieldProps extends FieldText {
  /** Id of the control; its message has the id `<id>-message`. */
  id: string;
  /** A link or a counter at the end of the label's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

export const messageId = (id: string) => `${id}-message`;

/** Returns the attributes that tie a control to its field's message. */
export function controlState(id: string, { error, hint, ok, required }: Omit<FieldText, "label">) {
  return {
    id,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": error || hint || ok ? messageId(id) : undefined,
    "aria-required": required || undefined,
  };
}

/** Returns the class names of the 48 px box around a control; its outline shows the state. */
export function controlBox({ error, ok }: Pick<FieldText, "error" | "ok">): string {
  return cx(
    "flex min-h-12 w-full items-center gap-2.5 rounded-md bg-surface-sunk px-3.5 text-[1rem] text-1 lg:text-[0.9375rem] light:bg-[#fffdf8]",
    "transition-shadow duration-fast has-disabled:bg-surface-2 has-disabled:text-disabled has-disabled:shadow-[inset_0_0_0_1px_var(--line-1)]",
    "focus-within:shadow-[inset_0_0_0_2px_var(--focus),0_0_0_4px_color-mix(in_srgb,var(--focus)_22%,transparent)]!",
    error
      ? "shadow-[inset_0_0_0_2px_var(--negative)]"
      : ok
        ? "shadow-[inset_0_0_0_1.5px_var(--positive)]"
        : "edge-control",
  );
}

/** Class names of the control inside the box, without its own outline. */
export const bareControl =
  "min-w-0 flex-1 self-stretch bg-transparent text-start outline-none disabled:cursor-not-allowed [&::-webkit-search-cancel-button]:hidden";

export function Field({ id, label, required, tag, hint, error, ok, aside, className, children }: FieldProps) {
  return (
    <div className={cx("grid min-w-0 content-start gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold text-1">
          <span>{label}</span>
          {required && (
            <span aria-hidden className="ps-0.5 text-negative">
              *
            </span>
          )}
          {tag && <span className="ps-1.5 font-normal text-3">{tag}</span>}
        </label>
        {aside && <span className="text-sm text-3">{aside}</span>}
      </div>
      {children}
      <FieldMessage id={messageId(id)} hint={hint} error={error} ok={ok} />
    </div>
  );
}

interface FieldMessageProps extends Pick<FieldText, "hint" | "error" | "ok"> {
  id: string;
}

export function FieldMessage({ id, hint, error, ok }: FieldMessageProps) {
  const [tone, Icon] = error
    ? (["text-negative", CircleAlert] as const)
    : ok
      ? (["text-positive", CircleCheck] as const)
      : (["text-3", Info] as const);
  const text = error || ok || hint;
  return (
    <p id={id} aria-live="polite" className={cx("flex items-start gap-1.5 text-sm leading-snug empty:hidden", tone)}>
      {text && <Icon aria-hidden size={16} className="mt-px shrink-0" />}
      {text && <span>{text}</span>}
    </p>
  );
}
