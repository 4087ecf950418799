"use client";
import { type ComponentProps, useId, useState } from "react";
import { cx } from "#components/ui/cx.ts";
import { bareControl, controlBox, controlState, Field, type FieldText } from "#components/ui/field/field.tsx";
import { useUiText } from "#components/ui/ui-text.tsx";

export interface TextareaFieldProps extends FieldText, Omit<ComponentProps<"textarea">, "required"> {
  /** Limit of the counter, which counts the trimmed text. The field never truncates its input. */
  max?: number;
}

export function TextareaField(props: TextareaFieldProps) {
  const { label, required, tag, hint, error, ok, max, id: given, className, onChange, ...area } = props;
  const say = useUiText();
  const own = useId();
  const id = given ?? own;
  const [used, setUsed] = useState(String(area.value ?? area.defaultValue ?? "").trim().length);
  const aside = max !== undefined && (
    <span
      translate="no"
      role="status"
      className={cx("money", used > max && "text-negative")}
      aria-label={say("characters", { used, max })}
    >
      {`${used} / ${max}`}
    </span>
  );
  return (
    <Field {...{ id, label, required, tag, hint, error, ok, aside, className }}>
      <span className={controlBox({ error, ok })}>
        <textarea
          rows={4}
          {...area}
          {...controlState(id, { error, hint, ok, required })}
          onChange={(event) => {
            setUsed(event.target.value.trim().length);
            onChange?.(event);
          }}
          className={`${bareControl} resize-y py-3 leading-body`}
        />
      </span>
    </Field>
  );
}
