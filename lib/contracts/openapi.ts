import * as z from "zod/mini";
import { type CallContract, commonErrors } from "#lib/contracts/define-call.ts";
import { envelope } from "#lib/contracts/envelope.ts";
import { errorStatus } from "#lib/kernel/error-codes.ts";

type Json = Record<string, unknown>;

/** Returns the registry as an OpenAPI 3.1 document. Schemas are those of the wire, the encoded side of every codec. */
export function openApiDocument(calls: readonly CallContract[], title: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  return {
    openapi: "3.1.1",
    info: { title: `${title} portal API`, version: "1", description: envelopeNote },
    paths,
    components: {
      schemas: { Envelope: wireSchema(envelope) },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  };
}

const envelopeNote =
  "Every answer is {success, value, message, code}. Calls marked x-encrypted take and give compact JWE only (application/jose).";

function operation(call: CallContract): Json {
  const shapes = shapesOf(wireSchema(call.input));
  const names = [...new Set(shapes.flatMap((shape) => Object.keys(propertiesOf(shape))))];
  const inPath = names.filter((name) => call.path.includes(`{${name}}`));
  const inQuery =
    call.method === "GET" || call.method === "DELETE" ? names.filter((name) => !inPath.includes(name)) : [];
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.name.split(".")[0]],
    "x-encrypted": call.encrypted,
    "x-roles": call.roles,
    ...(call.roles.includes("visitor") ? {} : { security: [{ session: [] }, { bearer: [] }] }),
    parameters: [
      ...inPath.map((name) => parameter(shapes, name, "path")),
      ...inQuery.map((name) => parameter(shapes, name, "query")),
    ],
    ...(inQuery.length > 0 || call.method === "GET" ? {} : { requestBody: requestBody(call, shapes, inPath) }),
    responses: { "200": answer(call), ...errorResponses(call) },
  };
}

/** Returns the variants of an input: one, unless a field discriminates several. */
function shapesOf(schema: Json): Json[] {
  const shapes = schema.oneOf ?? schema.anyOf;
  return Array.isArray(shapes) ? shapes.filter(isRecord) : [schema];
}

function parameter(shapes: Json[], name: string, place: "path" | "query"): Json {
  const required = place === "path" || shapes.every((shape) => requiredOf(shape).includes(name));
  const schemas = shapes.flatMap((shape) => propertiesOf(shape)[name] ?? []);
  return { name, in: place, required, schema: schemas.length === 1 ? schemas[0] : { oneOf: schemas } };
}

const mediaTypes = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};

function requestBody(call: CallContract, shapes: Json[], inPath: string[]): Json {
  const bodies = shapes.map((shape) => {
    const properties = Object.entries(propertiesOf(shape)).filter(([name]) => !inPath.includes(name));
    const required = requiredOf(shape).filter((name) => !inPath.includes(name));
    return { ...shape, properties: Object.fromEntries(properties), required };
  });
  const media = call.encrypted ? "application/jose" : mediaTypes[call.contentType];
  const schema = bodies.length === 1 ? bodies[0] : { oneOf: bodies };
  return { required: bodies.some(({ required }) => required.length > 0), content: { [media]: { schema } } };
}

function answer(call: CallContract): Json {
  const value = {
    allOf: [{ $ref: "#/components/schemas/Envelope" }, { properties: { value: wireSchema(call.output) } }],
  };
  return {
    description: "Done",
    content: { [call.encrypted ? "application/jose" : "application/json"]: { schema: value } },
  };
}

/** Groups the error responses by status, each with its possible codes. */
function errorResponses(call: CallContract): Json {
  const codes = [...new Set([...commonErrors, ...call.errors])].sort();
  const byStatus = Object.entries(Object.groupBy(codes, (code) => String(errorStatus[code])));
  return Object.fromEntries(byStatus.map(([status, group]) => [status, { description: group?.join(", ") }]));
}

export function wireSchema(schema: z.core.$ZodType): Json {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
}

function propertiesOf(schema: Json): Record<string, Json> {
  return isRecord(schema.properties) ? (schema.properties as Record<string, Json>) : {};
}

function requiredOf(schema: Json): string[] {
  return Array.isArray(schema.required) ? schema.required.map(String) : [];
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null;
}
