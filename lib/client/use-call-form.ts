import { useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldErrors, get, type Path, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { openAuthPopup } from "#lib/client/auth-popup.ts";
import { focusFirst } from "#lib/client/focus-first.ts";
import { type FormError, formErrorOf } from "#lib/client/form-error.ts";
import {
  type FieldError,
  type FormSchema,
  formResolver,
  packFieldError,
  unpackFieldError,
} from "#lib/client/form-resolver.ts";
import { asPortalError } from "#lib/client/portal-error.ts";
import { usePreservedInput } from "#lib/client/use-preserved-input.ts";
import type { ErrorCode } from "#lib/kernel/error-codes.ts";

interface CallForm<Schema extends FormSchema, Output> {
  /** The call's input, or the part of it that a person fills in. Codecs are allowed: the form holds their input. */
  schema: Schema;
  defaultValues: DefaultValues<z.input<Schema>>;
  /** Makes the call. Issues of a thrown error show beside their fields; any other error shows for the whole form. */
  send: (values: z.output<Schema>) => Promise<Output>;
  onDone: (output: Output, values: z.output<Schema>) => void | Promise<void>;
  /** Fields of the error codes that concern one field: the error's message shows beside it. */
  beside?: Readonly<Partial<Record<ErrorCode, Path<z.input<Schema>>>>>;
  /** Fields that a person corrects after an error of the whole form: they get the focus. */
  retype?: Readonly<Partial<Record<ErrorCode, Path<z.input<Schema>>>>>;
}

/**
 * Returns a form that makes a call. Errors are kept as key and parameters and translated where they show (`issueText`),
 * so they follow the language. Typed values survive every failure, and a second submit is ignored while the first runs.
 * The first wrong field of the document gets the focus, whether the browser or the server found it wrong, and also when
 * the error makes the field appear. A lost session opens the login popup above the form.
 */
export function useCallForm<Schema extends FormSchema, Output>(given: CallForm<Schema, Output>) {
  type Typed = z.input<Schema>;
  const { schema, defaultValues, send, onDone, beside, retype } = given;
  const resolver = formResolver(schema);
  // Not on blur: a message that appears between press and release would move the link under the pointer.
  const form = useForm<Typed, unknown, z.output<Schema>>({
    resolver,
    defaultValues,
    mode: "onSubmit",
    // It focuses in the order in which fields were registered, which is not that of the document.
    shouldFocusError: false,
  });
  const [formError, setFormError] = useState<FormError | null>(null);
  const sending = useRef(false);
  const { register, controls } = usePreservedInput(form);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  // After the commit, because an error may bring a field into the page.
  useEffect(() => focusFirst(wrong.flatMap((name) => controls.current.get(name) ?? [])), [wrong, controls]);

  const submit = form.handleSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    setFormError(null);
    try {
      await onDone(await send(values), values);
    } catch (error) {
      show(error);
    } finally {
      sending.current = false;
    }
  }, showInvalid);

  function showInvalid(errors: FieldErrors<Typed>): void {
    setWrong([...controls.current.keys()].filter((name) => get(errors, name) !== undefined));
  }

  function show(thrown: unknown): void {
    const error = asPortalError(thrown);
    // Nobody planned it, so it is also reported as an error of the page.
    if (error !== thrown) reportError(thrown);
    const field = fieldOf(beside, error.code);
    if (field) {
      const { code: key, params, message: said } = error;
      form.setError(field, { message: packFieldError({ key, params, said }) });
      setWrong([field]);
      return;
    }
    const fields = form.getValues();
    const { known, unknown } = Object.groupBy(error.issues, ({ path }) =>
      (path.split(".")[0] ?? "") in fields ? "known" : "unknown",
    );
    for (const issue of known ?? []) form.setError(issue.path as Path<Typed>, { message: packFieldError(issue) });
    const again = fieldOf(retype, error.code);
    setWrong(known?.map(({ path }) => path) ?? (again ? [again] : []));
    if (!known || unknown) setFormError(formErrorOf(error));
    if (error.code === "not-logged-in" || error.code === "session-expired") openAuthPopup("login", { again: true });
  }

  return {
    form: { ...form, register },
    submit,
    formError,
    sending: form.formState.isSubmitting,
    /** Returns a field's error, or undefined. */
    issue: (name: Path<Typed>): FieldError | undefined => unpackFieldError(get(form.formState.errors, name)),
  };
}

function fieldOf<Name>(fields: Readonly<Partial<Record<ErrorCode, Name>>> = {}, code: string): Name | undefined {
  return Object.entries<Name | undefined>(fields).find(([key]) => key === code)?.[1];
}
