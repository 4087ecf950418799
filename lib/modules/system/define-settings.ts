import "server-only";
import { z } from "zod";
import { fieldIssues } from "#lib/contracts/field-issues.ts";
import type { FieldIssue } from "#lib/kernel/domain-error.ts";
import { isRecord } from "#lib/modules/system/merge-patch.ts";
import type { Context } from "#lib/platform/context.ts";

/** Stored settings of a site: the difference from the defaults. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** The settings of one module. `Values` is what its use cases read: every setting, defaults included. */
export interface Settings<Values> {
  readonly schema: z.ZodObject;
  /** Ignores settings of other modules, and settings that are no longer offered. */
  parse(stored: StoredSettings): Values;
  /** Returns the errors of storing `merged`; `change` is the new part. */
  findIssues(context: Context, merged: StoredSettings, change: StoredSettings): Promise<FieldIssue[]>;
}

export type SettingsOf<Definition> = Definition extends Settings<infer Values> ? Values : never;

/** A rule that no schema can express, because it compares settings or queries the database. */
type Check<Values> = (context: Context, values: Values, change: StoredSettings) => Promise<FieldIssue[]>;

export interface Setting {
  /** Dotted, as `ops site set` takes it. */
  path: string;
  /** Undefined when the setting has no default. */
  fallback: unknown;
  description: string;
}

/**
 * Defines the settings of a module: one zod object in which every setting has a default (or is optional) and a line of
 * documentation (`.describe`, last). A group is `z.object({ … }).prefault({})`; `z.strictObject` makes one setting of
 * several values. Names are those of the stored JSON; several modules may share a group.
 *
 * @throws Error: when a setting has no description, or neither a default nor `optional`
 */
export function defineSettings<Schema extends z.ZodObject>(
  schema: Schema,
  check?: Check<z.output<Schema>>,
): Settings<z.output<Schema>> {
  for (const { path, description } of listSettings(schema)) {
    if (description === "") throw new Error(`the setting ${path} has no description`);
  }
  schema.parse({});
  const parsed = new WeakMap<StoredSettings, z.output<Schema>>();
  return {
    schema,
    parse(stored) {
      const known = parsed.get(stored) ?? schema.parse(stored);
      parsed.set(stored, known);
      return known;
    },
    async findIssues(context, merged, change) {
      const result = schema.safeParse(merged, { reportInput: true });
      if (!result.success) return fieldIssues(result.error.issues);
      return (await check?.(context, result.data, change)) ?? [];
    },
  };
}

/** Lists the settings of a schema in their order. */
export function listSettings(schema: z.ZodObject, prefix = ""): Setting[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const group = groupOf(field);
    if (group) return listSettings(group, `${path}.`);
    const { description = "" } = field instanceof z.ZodType ? field : {};
    return [{ path, fallback: z.safeParse(field, undefined).data, description }];
  });
}

/** Returns the paths within `values` that none of the schemas knows. */
export function listUnknown(schemas: readonly z.ZodObject[], values: StoredSettings, prefix = ""): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const path = `${prefix}${name}`;
    const fields = schemas.flatMap(({ shape }) => (Object.hasOwn(shape, name) ? [shape[name]] : []));
    if (fields.length === 0) return [path];
    const groups = fields.flatMap((field) => groupOf(field) ?? []);
    return groups.length > 0 && isRecord(value) ? listUnknown(groups, value, `${path}.`) : [];
  });
}

function groupOf(field: unknown): z.ZodObject | undefined {
  const inner = field instanceof z.ZodPrefault ? field.unwrap() : undefined;
  return inner instanceof z.ZodObject && inner.def.catchall === undefined ? inner : undefined;
}
