import "server-only";
import type * as z from "zod/mini";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { parseOrThrow } from "#lib/contracts/parse-or-throw.ts";
import { DomainError, InvalidInputError } from "#lib/kernel/domain-error.ts";

/** Merges path parameters with the query (GET, DELETE) or the body into one object of wire values. */
export async function collectInput(
  call: CallContract,
  request: Request,
  body: Uint8Array<ArrayBuffer>,
): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url);
  const fromPath = pathParameters(call.path, pathname);
  if (call.method === "GET" || (call.method === "DELETE" && body.byteLength === 0)) {
    return { ...Object.fromEntries(givenParameters(call, searchParams)), ...fromPath };
  }
  const given = await readFields(call, request, body);
  if (typeof given !== "object" || given === null || Array.isArray(given)) throw new DomainError("malformed-request");
  return { ...given, ...fromPath };
}

/**
 * Parses wire values into the contract's input.
 * @throws invalid-input: a field is wrong; lists the fields
 * @throws not-found: a path parameter has none of the call's values, so the address does not exist
 */
export function parseInput<Input extends z.core.$ZodType>(
  { path, input }: CallContract<Input>,
  wire: unknown,
): z.output<Input> {
  if (!isStorable(wire)) throw new DomainError("malformed-request");
  try {
    return parseOrThrow(input, wire);
  } catch (error) {
    const issues = error instanceof InvalidInputError ? error.issues : [];
    const isUnknown = issues.some(({ path: field, key }) => key === "invalid-value" && path.includes(`{${field}}`));
    throw isUnknown ? new DomainError("not-found", {}, { cause: error }) : error;
  }
}

/**
 * Legacy callers send an empty parameter for what they do not ask for: "gameClassify=" means all classes. Only reads: an
 * act that gets an empty value must not do more than was meant.
 */
function givenParameters({ method }: CallContract, parameters: URLSearchParams): [string, string][] {
  return [...parameters].filter(([, value]) => value !== "" || method !== "GET");
}

async function readFields(call: CallContract, request: Request, body: Uint8Array<ArrayBuffer>): Promise<unknown> {
  if (call.contentType === "json") return readJson(body);
  try {
    const type = request.headers.get("content-type") ?? "";
    return Object.fromEntries(await new Response(body, { headers: { "content-type": type } }).formData());
  } catch (cause) {
    throw new DomainError("malformed-request", {}, { cause });
  }
}

function readJson(body: Uint8Array): unknown {
  if (body.byteLength === 0) return {};
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch (cause) {
    throw new DomainError("malformed-request", {}, { cause });
  }
}

function pathParameters(template: string, pathname: string): Record<string, string> {
  const names = template.split("/");
  const values = pathname.split("/");
  const found: Record<string, string> = {};
  names.forEach((name, i) => {
    if (name.startsWith("{")) found[name.slice(1, -1)] = decodeSegment(values[i] ?? "");
  });
  return found;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** No input of a call is as deep. A limit, because whoever reads a deeper one would run out of stack. */
const deepest = 16;

/** Postgres keeps neither NUL nor half of a surrogate pair in text, and no real input has them. */
function isStorable(value: unknown, levels = deepest): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null || value instanceof Blob) return true;
  return levels > 0 && Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, levels - 1));
}
