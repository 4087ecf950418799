import fc from "fast-check";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { wireSchema } from "#lib/contracts/openapi.ts";

type Schema = Record<string, unknown>;

/** Generates valid wire input of a call from its schema. Files are left to scenarios. */
export function validInput(call: CallContract): fc.Arbitrary<Record<string, unknown>> {
  return arbitraryOf(wireSchema(call.input)) as fc.Arbitrary<Record<string, unknown>>;
}

function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(alternatives)) return fc.oneof(...alternatives.map(arbitraryOf));
  if (Array.isArray(schema.allOf)) return arbitraryOf(Object.assign({}, ...schema.allOf));
  switch (schema.type) {
    case "object":
      return objectOf(schema);
    case "array":
      return fc.array(arbitraryOf(record(schema.items)), { maxLength: 3 });
    case "string":
      return stringOf(schema);
    case "integer":
    case "number":
      return fc.integer({
        min: Math.max(number(schema.minimum, 0), -1e9),
        max: Math.min(number(schema.maximum, 1_000), 1e9),
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.constant("x");
  }
}

function objectOf(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries(record(schema.properties)).map(([name, inner]) => [
    name,
    arbitraryOf(record(inner)),
  ]);
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  return fc.record(Object.fromEntries(properties), { requiredKeys: required });
}

function stringOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === "uuid") return fc.uuid();
  if (schema.format === "date-time")
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") })
      .map((date) => date.toISOString());
  if (schema.format === "date")
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") })
      .map((date) => date.toISOString().slice(0, 10));
  const minLength = number(schema.minLength, 0);
  const maxLength = number(schema.maxLength, Number.POSITIVE_INFINITY);
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (typeof schema.pattern === "string") return fc.stringMatching(new RegExp(schema.pattern)).filter(fits);
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 20), unit: "grapheme-ascii" });
}

function record(value: unknown): Record<string, Schema> {
  return typeof value === "object" && value !== null ? (value as Record<string, Schema>) : {};
}

function number(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
