import * as z from "zod/mini";
import { type CallContract, commonErrors } from "#lib/contracts/define-call.ts";
import { envelope } from "#lib/contracts/envelope.ts";
import { errorStatus } from "#lib/kernel/error-codes.ts";

type Json = Record<string, unknown>;

/** The registry as an OpenAPI 3.1 document. Schemas are those of the wire, so of the encoded side of every codec. */
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
  const schema = wireSchema(call.input);
  const names = Object.keys(propertiesOf(schema));
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
      ...inPath.map((name) => parameter(schema, name, "path")),
      ...inQuery.map((name) => parameter(schema, name, "query")),
    ],
    ...(inQuery.length > 0 || call.method === "GET" ? {} : { requestBody: requestBody(call, schema, inPath) }),
    responses: { "200": answer(call), ...refusals(call) },
  };
}

function parameter(schema: Json, name: string, place: "path" | "query"): Json {
  const required = place === "path" || requiredOf(schema).includes(name);
  return { name, in: place, required, schema: propertiesOf(schema)[name] };
}

const mediaTypes = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
};

function requestBody(call: CallContract, schema: Json, inPath: string[]): Json {
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(schema)).filter(([name]) => !inPath.includes(name)),
  );
  const required = requiredOf(schema).filter((name) => !inPath.includes(name));
  const media = call.encrypted ? "application/jose" : mediaTypes[call.contentType];
  return { required: required.length > 0, content: { [media]: { schema: { ...schema, properties, required } } } };
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

/** Refusals grouped by status, each with the codes it may carry. */
function refusals(call: CallContract): Json {
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
