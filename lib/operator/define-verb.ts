import type * as z from "zod/mini";
import { parseOrThrow } from "#lib/contracts/parse-or-throw.ts";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import { type FieldFacts, factsOf } from "#lib/operator/fields.ts";
import { type Permission, requirePermission } from "#lib/operator/permissions.ts";
import type { Context } from "#lib/platform/context.ts";

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The audit log entry of an act. The use case writes it in its own transaction. */
interface AuditRule<Input, Result> {
  /** The act writes one of these. */
  actions: readonly [string, ...string[]];
  /** The object of the act: `withdrawal:<id>`. */
  subject(input: Input, result: Result): string;
}

export interface VerbDefinition<Fields extends Shape, Result> {
  group: string;
  name: string;
  /** The verb that runs when only the group is named. */
  isDefault?: true;
  summary: string;
  /** Each field is made by a function of `fields.ts`, which stores its texts for help and forms. */
  input: z.ZodMiniObject<Fields, z.core.$strict>;
  /** Fields that the command line takes by position, in this order. */
  positionals?: readonly (keyof Fields & string)[];
  permission: Permission;
  /** The command line asks for confirmation first. */
  confirm?: true;
  run(context: Context, input: z.output<z.ZodMiniObject<Fields, z.core.$strict>>): Promise<Result>;
  /** `nothing`: the act changes nothing and shows nothing sensitive. */
  audit: AuditRule<z.output<z.ZodMiniObject<Fields, z.core.$strict>>, Result> | "nothing";
  /** False gives exit code 1 for an act that ran but did not succeed. */
  succeeded?(result: Result): boolean;
  /** The file that the act returns in addition to its text. */
  file?(result: Result): Download;
  /** The result in lines of text. */
  print(result: Result, input: z.output<z.ZodMiniObject<Fields, z.core.$strict>>): string[];
}

export interface Download {
  bytes: Uint8Array;
}

export interface VerbField extends FieldFacts {
  name: string;
  positional: boolean;
}

export interface Outcome {
  lines: string[];
  succeeded: boolean;
  /** The act's subject in the audit log; null for acts that are not audited. */
  subject: string | null;
  file: Download | null;
}

/** An operator's act for the command line or a console, without its input and result types. */
export interface Verb {
  readonly group: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly summary: string;
  readonly fields: readonly VerbField[];
  readonly permission: Permission;
  /** Empty for acts that are not audited. */
  readonly auditActions: readonly string[];
  readonly confirm: boolean;
  readonly downloads: boolean;
  /**
   * Checks permission and input, and returns the act.
   * @throws not-allowed: the operator lacks the permission
   * @throws invalid-input: as `VerbInputError`
   */
  prepare(context: Context, given: Record<string, unknown>): () => Promise<Outcome>;
}

/** Field errors of a verb's input, thrown before the act runs. The use case may report further ones. */
export class VerbInputError extends InvalidInputError {}

export function defineVerb<const Fields extends Shape, Result>(definition: VerbDefinition<Fields, Result>): Verb {
  const { group, name, isDefault, summary, input: schema, permission, audit, confirm, file } = definition;
  return {
    ...{ group, name, summary, permission },
    isDefault: isDefault ?? false,
    confirm: confirm ?? false,
    downloads: file !== undefined,
    auditActions: audit === "nothing" ? [] : audit.actions,
    fields: fieldsOf(schema.shape, definition.positionals ?? []),
    prepare(context, given) {
      requirePermission(context, permission);
      const input = parseInput(schema, given);
      return async () => {
        const result = await definition.run(context, input);
        return {
          lines: definition.print(result, input),
          succeeded: definition.succeeded?.(result) ?? true,
          subject: audit === "nothing" ? null : audit.subject(input, result),
          file: file?.(result) ?? null,
        };
      };
    },
  };
}

function parseInput<Schema extends z.core.$ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  try {
    return parseOrThrow(schema, given);
  } catch (error) {
    throw error instanceof InvalidInputError ? new VerbInputError(error.issues) : error;
  }
}

/** Puts positional fields first, in their order. */
function fieldsOf(shape: Shape, positionals: readonly string[]): VerbField[] {
  const fieldOf = (name: string, schema: z.core.$ZodType): VerbField => {
    return { ...factsOf(schema), name, positional: positionals.includes(name) };
  };
  const fields = Object.entries(shape).map(([name, schema]) => fieldOf(name, schema));
  const place = ({ name, positional }: VerbField) => (positional ? positionals.indexOf(name) : positionals.length);
  return fields.toSorted((one, other) => place(one) - place(other));
}
