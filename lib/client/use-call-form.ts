import { useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
  useForm,
} from "react-hook-form";
import * as z from "zod/mini";
import { openAuthPopup } from "#lib/client/auth-popup.ts";
import { type FormTrouble, troubleOf } from "#lib/client/form-trouble.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import { useTypedBefore } from "#lib/client/use-typed-before.ts";
import { fieldIssues } from "#lib/contracts/field-issues.ts";
import type { FieldIssue } from "#lib/kernel/domain-error.ts";
import type { ErrorCode } from "#lib/kernel/error-codes.ts";

type FormSchema = z.core.$ZodType<FieldValues, FieldValues>;

interface CallForm<Schema extends FormSchema, Output> {
  /** The call's own input, or the part of it that a person fills in. Codecs are fine: what is typed is the input. */
  schema: Schema;
  defaultValues: DefaultValues<z.input<Schema>>;
  /** Makes the call. What it throws is shown: issues beside their fields, anything else as trouble. */
  send: (values: z.output<Schema>) => Promise<Output>;
  onDone: (output: Output, values: z.output<Schema>) => void | Promise<void>;
  /** Refusals that are about one field, by code: what is said of them stands beside it. */
  beside?: Readonly<Partial<Record<ErrorCode, Path<z.input<Schema>>>>>;
}

/** What is wrong with a field; `said` when a refusal has its own words for it, in the page's language. */
export type FieldFault = Pick<FieldIssue, "key" | "params"> & { said?: string };

/**
 * The one shape of a form that makes a call. What is wrong is kept as key and params, translated where it is shown
 * (`issueText`), so it follows the language. What was typed stays after every failure; the first wrong field gets the
 * focus; a second submit waits for the first. A lost session opens the login popup above the form.
 */
export function useCallForm<Schema extends FormSchema, Output>(given: CallForm<Schema, Output>) {
  type Typed = z.input<Schema>;
  const { schema, defaultValues, send, onDone, beside } = given;
  const resolver = resolverOf(schema);
  // Not on leaving a field: a message that appears between press and release moves the link under the pointer away.
  const form = useForm<Typed, unknown, z.output<Schema>>({ resolver, defaultValues, mode: "onSubmit" });
  const [trouble, setTrouble] = useState<FormTrouble | null>(null);
  const sending = useRef(false);

  const submit = form.handleSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    setTrouble(null);
    try {
      await onDone(await send(values), values);
    } catch (error) {
      show(error);
    } finally {
      sending.current = false;
    }
  });

  function show(error: unknown): void {
    if (!(error instanceof PortalError)) throw error;
    const [, field] = Object.entries(beside ?? {}).find(([code]) => code === error.code) ?? [];
    if (field) {
      const { code: key, params, message: said } = error;
      form.setError(field, packed({ key, params, said }), { shouldFocus: true });
      return;
    }
    const fields = form.getValues();
    const { known, unknown } = Object.groupBy(error.issues, ({ path }) =>
      (path.split(".")[0] ?? "") in fields ? "known" : "unknown",
    );
    known?.forEach((issue, index) => {
      form.setError(issue.path as Path<Typed>, packed(issue), { shouldFocus: index === 0 });
    });
    if (!known || unknown) setTrouble(troubleOf(error));
    if (error.code === "not-logged-in" || error.code === "session-expired") openAuthPopup("login", { again: true });
  }

  return {
    form: { ...form, register: useTypedBefore(form) },
    submit,
    trouble,
    sending: form.formState.isSubmitting,
    /** What is wrong with a field, or undefined. */
    issue: (name: Path<Typed>): FieldFault | undefined => {
      const error: unknown = get(form.formState.errors, name);
      return unpacked(error);
    },
  };
}

/** zod/mini to react-hook-form. The usual adapters lose the params (decisions.md 17). */
function resolverOf<Schema extends FormSchema>(schema: Schema): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  return (values) => {
    const result = z.safeParse(schema, values, { reportInput: true });
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<z.input<Schema>> = {};
    for (const issue of fieldIssues(result.error.issues)) {
      if (!get(errors, issue.path)) set(errors, issue.path, packed(issue));
    }
    return { values: {}, errors };
  };
}

// A field's error there has room for two texts only.
function packed({ key, params, said }: FieldFault): { type: string; message: string } {
  return { type: key, message: JSON.stringify({ params, said }) };
}

const packedError = z.object({ type: z.string(), message: z.string() });

function unpacked(error: unknown): FieldFault | undefined {
  const { data } = packedError.safeParse(error);
  if (!data) return undefined;
  return { key: data.type, ...JSON.parse(data.message) };
}
