import { promisify } from "node:util";
import { brotliDecompress, unzip } from "node:zlib";
import { envelope } from "#lib/contracts/envelope.ts";
import { openSealed } from "#tests/support/calls/seal.ts";
import type { Shot } from "#tests/support/wire/arbitrary-shot.ts";
import type { WireAnswer } from "#tests/support/wire/exchange.ts";
import { replyKey } from "#tests/support/wire/shoot.ts";

/** Every response has each of them once. */
const always = [
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

/** Some games of the catalogue are in maintenance: what their calls say then is no fault. */
const planned = ["game-maintenance"];

const insides = /\bat \S+ \(|node_modules|\.tsx?:\d+|PostgresError|ECONN|Failed query|ZodError|HPE_|argon2/;

/** Returns what is wrong with an answer; undefined when it is sound. */
export async function faultOf(shot: Shot, answer: WireAnswer | undefined): Promise<string | undefined> {
  if (!answer) return shot.damage.length > 0 ? undefined : "no answer";
  const { status, headers, body } = answer;
  const coding = headers.get("content-encoding")?.[0] ?? "identity";
  const text = String(await decoded(body, coding));
  if (insides.test(text)) return `tells about its insides: ${insides.exec(text)?.[0]}`;
  const once = always.filter((name) => headers.get(name)?.length !== 1);
  if (once.length > 0) return `${status} without ${once.join(", ")}`;
  const type = headers.get("content-type")?.[0] ?? "";
  if (headers.get("content-security-policy")?.length !== 1) return `${status} without a policy`;
  if (status === 405 && !headers.has("allow")) return "405 without the methods";
  const isCall = /^\/api\/portal(?:[/?]|$)/.test(shot.target) && shot.damage.length === 0 && shot.method !== "HEAD";
  const code = isCall ? await codeOf(status, type, text).catch(String) : undefined;
  if (code?.includes(" ")) return `${status} ${code}`;
  if (status >= 200 && status < 500) return undefined;
  return planned.includes(code ?? "") ? undefined : `${status} ${code ?? ""} ${text.slice(0, 200)}`;
}

function decoded(body: Buffer, coding: string): Buffer | Promise<Buffer> {
  if (body.length === 0 || coding === "identity") return body;
  return promisify(coding === "br" ? brotliDecompress : unzip)(body);
}

/** Returns the code of a call's envelope, "" for none; a sentence with spaces when there is no envelope. */
async function codeOf(status: number, type: string, text: string): Promise<string> {
  if (status === 200 && /^text\/(?:csv|event-stream)/.test(type)) return "";
  const opened = type === "application/jose" ? await openSealed(text, replyKey) : text;
  const { success, code, message } = envelope.parse(JSON.parse(opened));
  if (success !== (status === 200) || success === Boolean(code) || success === Boolean(message))
    return "an envelope that contradicts its status";
  return code ?? "";
}
