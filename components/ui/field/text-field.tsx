import { type ComponentProps, type ReactNode, useId } from "react";
import { bareControl, controlBox, controlState, Field, type FieldText } from "#components/ui/field/field.tsx";

export interface TextFieldProps extends FieldText, Omit<ComponentProps<"input">, "prefix" | "required"> {
  /** An icon, a unit or a small button inside the box, before or after the text. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Content at the end of the label's line. */
  aside?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, required, tag, hint, error, ok, prefix, suffix, aside, id: given, className, ...input } = props;
  const own = useId();
  const id = given ?? own;
  return (
    <Field {...{ id, label, required, tag, hint, error, ok, aside, className }}>
      <span className={controlBox({ error, ok })}>
        {prefix && <span className="shrink-0 text-3">{prefix}</span>}
        <input type="text" {...input} {...controlState(id, { error, hint, ok, required })} className={bareControl} />
        {suffix && <span className="-me-1.5 inline-flex shrink-0 items-center text-3">{suffix}</span>}
      </span>
    </Field>
  );
}
