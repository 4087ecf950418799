import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { bareControl, controlBox, controlState, Field, type FieldText } from "#components/ui/field/field.tsx";

export interface SelectFieldProps extends FieldText, Omit<ComponentProps<"select">, "prefix" | "required"> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  prefix?: ReactNode;
  /** Shown while no option is selected. */
  placeholder?: string;
}

/** Renders the platform's own picker: a wheel on phones, type-ahead on a keyboard. */
export function SelectField(props: SelectFieldProps) {
  const {
    label,
    required,
    tag,
    hint,
    error,
    ok,
    prefix,
    options,
    placeholder,
    id: given,
    className,
    ...select
  } = props;
  const own = useId();
  const id = given ?? own;
  return (
    <Field {...{ id, label, required, tag, hint, error, ok, className }}>
      <span className={controlBox({ error, ok })}>
        {prefix && <span className="shrink-0 text-3">{prefix}</span>}
        <select
          {...select}
          {...controlState(id, { error, hint, ok, required })}
          className={`${bareControl} -me-8 appearance-none pe-8 [&>option]:bg-surface-2 [&>option]:text-1`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={18} className="pointer-events-none shrink-0 text-3" />
      </span>
    </Field>
  );
}
