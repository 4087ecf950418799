import { useRef } from "react";
import type { FieldValues, Path, PathValue, UseFormRegister, UseFormReturn } from "react-hook-form";

/**
 * Returns a `register` that keeps values typed before hydration, which react-hook-form would clear, and the mounted
 * controls by the name of their field.
 */
export function usePreservedInput<Typed extends FieldValues, Sent>(form: UseFormReturn<Typed, unknown, Sent>) {
  const met = useRef(new WeakSet<object>());
  const controls = useRef(new Map<string, HTMLElement>());
  const register: UseFormRegister<Typed> = (name, options) => {
    const field = form.register(name, options);
    return { ...field, ref };

    function ref(control: unknown) {
      const typed = control && !met.current.has(control) ? valueIn(control) : undefined;
      field.ref(control);
      if (control instanceof HTMLElement) controls.current.set(name, control);
      else controls.current.delete(name);
      if (!control) return;
      met.current.add(control);
      if (typed !== undefined && typed !== form.getValues(name))
        form.setValue(name, typed as PathValue<Typed, Path<Typed>>);
    }
  };
  return { register, controls };
}

/** Returns the value a person entered; undefined while it is as the server sent it. */
function valueIn(control: unknown): string | boolean | undefined {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return control.value || undefined;
  if (!(control instanceof HTMLInputElement) || ["file", "radio"].includes(control.type)) return undefined;
  if (control.type === "checkbox") return control.checked === control.defaultChecked ? undefined : control.checked;
  return control.value || undefined;
}
