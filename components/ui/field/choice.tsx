import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "#components/ui/cx.ts";
import { FieldMessage, messageId } from "#components/ui/field/field.tsx";

interface ChoiceProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

const row =
  "flex min-h-8 max-lg:min-h-tap cursor-pointer items-center gap-2.5 text-2 has-disabled:cursor-not-allowed has-disabled:text-disabled";
const mark =
  "appearance-none shrink-0 edge-control transition-[background-color,box-shadow] duration-fast checked:shadow-[inset_0_0_0_1.5px_var(--brand-mark)] disabled:opacity-55";

/** A checkbox has a native checked state, whatever its role. */
const asSwitch = { role: "switch" } as const;

function describedBy(id: string, { error, hint }: Pick<ChoiceProps, "error" | "hint">) {
  return {
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": error || hint ? messageId(id) : undefined,
  };
}

export function Checkbox({ label, hint, error, className, ...input }: ChoiceProps) {
  const id = useId();
  return (
    <div className={cx("grid gap-1", className)}>
      <label className={row}>
        <span className="relative grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            {...input}
            {...describedBy(id, { error, hint })}
            className={cx(
              mark,
              "peer size-5 rounded-[6px] checked:bg-brand",
              Boolean(error) && "shadow-[inset_0_0_0_2px_var(--negative)]",
            )}
          />
          <Check
            aria-hidden
            size={14}
            strokeWidth={3}
            className="pointer-events-none absolute text-on-brand opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldMessage id={messageId(id)} hint={hint} error={error} />
    </div>
  );
}

export function Radio({ label, hint, error, className, ...input }: ChoiceProps) {
  const id = useId();
  return (
    <div className={cx("grid gap-1", className)}>
      <label className={row}>
        <input
          type="radio"
          {...input}
          {...describedBy(id, { error, hint })}
          className={cx(mark, "size-5 rounded-full checked:shadow-[inset_0_0_0_6px_var(--brand-mark)]!")}
        />
        <span>{label}</span>
      </label>
      <FieldMessage id={messageId(id)} hint={hint} error={error} />
    </div>
  );
}

export function Switch({ label, hint, error, className, ...input }: ChoiceProps) {
  const id = useId();
  return (
    <div className={cx("grid gap-1", className)}>
      <label className={row}>
        <span className="relative inline-flex h-[26px] w-11 shrink-0">
          <input
            type="checkbox"
            {...asSwitch}
            {...input}
            {...describedBy(id, { error, hint })}
            className={cx(mark, "peer h-[26px] w-11 rounded-full bg-surface-3 checked:bg-brand")}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute start-1 top-1 size-[18px] rounded-full bg-(--text-2) transition-[inset-inline-start,background-color] duration-base peer-checked:start-[22px] peer-checked:bg-on-brand"
          />
        </span>
        <span>{label}</span>
      </label>
      <FieldMessage id={messageId(id)} hint={hint} error={error} />
    </div>
  );
}
