import fc from "fast-check";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { wireSchema } from "#lib/contracts/openapi.ts";
import { pages } from "#lib/contracts/pages.ts";
import { registry } from "#lib/contracts/registry.ts";
import { validInput } from "#tests/support/calls/arbitrary-input.ts";
import { addressOf } from "#tests/support/calls/page-addresses.ts";
import { type Header, hostileHeaders } from "#tests/support/wire/hostile-headers.ts";
import { hostileJson, hostileQuery, hostileSegment, hostileText } from "#tests/support/wire/hostile-values.ts";

/** One request of the fuzz before it is bytes, so that a failure can be shrunk and read. */
export interface Shot {
  kind: "page" | "call" | "sealed" | "webhook";
  method: string;
  target: string;
  version: string;
  /** Whose session it has; null is a visitor. */
  player: number | null;
  headers: readonly Header[];
  /** Text: of the body, of the sealed content, or of the signed message. */
  body: string | null;
  /** The encrypted call whose request this is. */
  call?: CallContract;
  /** Where its bytes are cut or changed. */
  damage: readonly Damage[];
}

export type Damage = readonly [at: number, what: "cut" | "drop" | "repeat" | "nul" | "newline" | "high"];

/** Values that exist, by the name of a field: without them few requests come further than the first check. */
export type Known = Readonly<Record<string, readonly string[]>>;

const methods = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "CONNECT",
  "PROPFIND",
  "FOO",
  "get",
];
const anyMethod = fc.constantFrom(...methods);
const mostly = <Value>(usual: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>, weight = 8) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other });

const version = mostly(
  fc.constant("HTTP/1.1"),
  fc.constantFrom("HTTP/1.0", "HTTP/1.1", "HTTP/2.0", "HTTP/0.9", "http/1.1"),
  20,
);
const damage = mostly<readonly Damage[]>(
  fc.constant([]),
  fc.array(
    fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom("cut", "drop", "repeat", "nul", "newline", "high"),
    ),
    { minLength: 1, maxLength: 3 },
  ),
  12,
);
/** The sessions of `players`; null is a visitor. */
const sessions = (players: number) => fc.option(fc.nat(players - 1), { freq: 3 });

const files = [
  ...["/sitemap.xml", "/robots.txt", "/sitemaps/en/0.xml", "/favicon.ico", "/icon.svg", "/nothing.png", "/index.html"],
  ...["/_next/static/chunks/x.js", "/_next/image?url=%2Ficon.svg&w=64&q=75", "/_next/data/x/en.json", "/_next/x"],
  ...[
    "/og/en/x/home.png",
    "/art/logo/x.svg",
    "/art/cover/1/INHOUSE/dice/dice.webp",
    "/dev/ui",
    "/dev/api",
    "/api",
    "/",
  ],
  ...[
    "/api/health",
    "/api/ready",
    "/api/status?address=x",
    "/api/openapi",
    "/api/nothing",
    "/api/portal",
    "/api/portal/",
  ],
];

const addresses = [...Object.values(pages).map((page) => addressOf(page)), ...files];

const pageTarget = fc
  .tuple(
    mostly(
      fc.constantFrom("", "/fil", "/ar", "/en"),
      fc.constantFrom("/xx", "//evil.example", "/%66il", "/\\x", "http://x", "*"),
    ),
    fc.constantFrom(...addresses),
    fc.array(fc.tuple(fc.nat(4), hostileSegment), { maxLength: 2 }),
    hostileQuery,
  )
  .map(([prefix, path, changes, query]) => prefix + changedPath(path, changes) + query);

function changedPath(path: string, changes: readonly (readonly [number, string])[]): string {
  const parts = path.split("/");
  for (const [at, part] of changes) parts.splice(1 + (at % parts.length), at % 2, part);
  return parts.join("/").replace(/ /g, "%20");
}

export const pageShot = (players: number): fc.Arbitrary<Shot> =>
  fc.record({
    kind: fc.constant("page" as const),
    method: mostly(fc.constant("GET"), anyMethod),
    target: pageTarget,
    version,
    player: sessions(players),
    headers: hostileHeaders,
    body: mostly(fc.constant(null), fc.oneof(hostileJson, hostileText), 20),
    damage,
  });

/** Fields as JSON texts: valid ones, of which some are replaced, left out or added. */
function fieldsOf(call: CallContract, known: Known): fc.Arbitrary<[name: string, json: string][]> {
  const properties = Object.keys((wireSchema(call.input).properties as object | undefined) ?? {});
  const names = [...properties, "unexpected", "__proto__", "constructor", "id"];
  const change = fc.tuple(fc.constantFrom(...names), fc.option(hostileJson, { freq: 6 }));
  const exists = fc.record(
    Object.fromEntries(Object.entries(known).map(([name, values]) => [name, fc.constantFrom(...values)])),
  );
  return fc
    .tuple(
      validInput(call),
      exists,
      mostly<[string, string | null][]>(fc.constant([]), fc.array(change, { minLength: 1, maxLength: 3 }), 1),
    )
    .map(([valid, found, changes]) => {
      const fields = new Map(Object.entries(valid).map(([name, value]) => [name, JSON.stringify(value) ?? "null"]));
      for (const [name, value] of Object.entries(found)) if (fields.has(name)) fields.set(name, JSON.stringify(value));
      for (const [name, json] of changes) {
        if (json === null) fields.delete(name);
        else fields.set(name, json);
      }
      return [...fields];
    });
}

const objectText = (fields: readonly (readonly [string, string])[]) =>
  `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(",")}}`;

/** In an address a text stands without its quotation marks. */
function plainText(json: string): string {
  const text = /^"(.*)"$/s.test(json) ? String(JSON.parse(validJson(json))) : json;
  return text.isWellFormed() ? encodeURIComponent(text) : "%ed%a0%80";
}

function validJson(json: string): string {
  try {
    JSON.parse(json);
    return json;
  } catch {
    return JSON.stringify(json);
  }
}

function addressOfCall(call: CallContract, fields: readonly (readonly [string, string])[], extra: string): string {
  const values = new Map(fields);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => plainText(values.get(name) ?? '"missing"') || "-");
  if (call.method !== "GET" && call.method !== "DELETE") return path;
  const rest = fields.filter(([name]) => !call.path.includes(`{${name}}`));
  const query = rest.map(([name, json]) => `${name}=${plainText(json)}`).join("&");
  return `${path}?${query}${extra && `&${extra.slice(1)}`}`;
}

export function callShot(players: number, known: Known): fc.Arbitrary<Shot> {
  return fc.oneof(...registry.filter(({ encrypted }) => !encrypted).map((call) => plainShot(call, players, known)));
}

function plainShot(call: CallContract, players: number, known: Known): fc.Arbitrary<Shot> {
  return fc
    .record({
      fields: fieldsOf(call, known),
      method: mostly(fc.constant<string>(call.method), anyMethod, 12),
      segment: mostly(fc.constant(null), hostileSegment, 12),
      extra: mostly(fc.constant(""), hostileQuery, 6),
      other: mostly(fc.constant(null), hostileJson, 10),
      player: sessions(players),
      headers: hostileHeaders,
      version,
      damage,
    })
    .map(({ fields, method, segment, extra, other, ...rest }) => {
      const target = addressOfCall(call, fields, extra);
      const hasBody = call.method !== "GET" && (call.method !== "DELETE" || other !== null);
      const body = hasBody ? (other ?? objectText(fields.filter(([name]) => !call.path.includes(`{${name}}`)))) : null;
      const changed = segment === null ? target : target.replace(/[^/?]+(?=\?|$)/, segment.replace(/ /g, "%20"));
      return { ...rest, kind: "call", method, target: changed, body };
    });
}

export function sealedShot(players: number, known: Known): fc.Arbitrary<Shot> {
  return fc.oneof(
    ...registry
      .filter(({ encrypted }) => encrypted)
      .map((call) =>
        fc
          .record({
            fields: fieldsOf(call, known),
            other: mostly(fc.constant(null), hostileJson, 4),
            player: sessions(players),
            headers: hostileHeaders,
          })
          .map(({ fields, other, ...rest }): Shot => {
            const body = other ?? objectText(fields);
            return {
              ...rest,
              kind: "sealed",
              call,
              method: call.method,
              target: call.path,
              version: "HTTP/1.1",
              body,
              damage: [],
            };
          }),
      ),
  );
}

const paid = (known: Known) =>
  fc
    .tuple(
      fc.constantFrom("payment.succeeded", "payment.failed", "payment.cancelled"),
      fc.constantFrom(...(known.deposit ?? [])),
      fc.constantFrom("500.00", "1", "0.01", "99999999999999.99", "-1", "1e3"),
      fc.array(fc.tuple(fc.constantFrom("id", "reference", "amount", "currency", "x"), hostileJson), { maxLength: 2 }),
    )
    .map(([type, reference, amount, changes]) => {
      const fields = new Map([
        ["id", '"payment-1"'],
        ["reference", `"${reference}"`],
        ["amount", `"${amount}"`],
        ["currency", '"PHP"'],
      ]);
      for (const [name, json] of changes) fields.set(name, json);
      return `{"type":"${type}","data":${objectText([...fields])}}`;
    });

export const webhookShot = (known: Known): fc.Arbitrary<Shot> =>
  fc.record({
    kind: fc.constant("webhook" as const),
    method: mostly(fc.constant("POST"), anyMethod, 12),
    target: mostly(
      fc.constant("/api/webhooks/sandbox"),
      hostileSegment.map((part) => `/api/webhooks/${part.replace(/ /g, "%20")}`),
      12,
    ),
    version,
    player: fc.constant(null),
    headers: hostileHeaders,
    body: mostly<string | null>(paid(known), fc.oneof(hostileJson, fc.constant(null)), 3),
    damage,
  });

export function anyShot(players: number, known: Known): fc.Arbitrary<Shot> {
  return fc.oneof(
    { weight: 3, arbitrary: pageShot(players) },
    { weight: 15, arbitrary: callShot(players, known) },
    { weight: 1, arbitrary: sealedShot(players, known) },
    { weight: 1, arbitrary: webhookShot(known) },
  );
}
