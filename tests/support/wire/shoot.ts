import { randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { readKeysCall } from "#lib/contracts/system/read-keys.ts";
import { type Channel, sealText } from "#tests/support/calls/seal.ts";
import type { Damage, Known, Shot } from "#tests/support/wire/arbitrary-shot.ts";
import { exchange, type WireAnswer, type WireRequest } from "#tests/support/wire/exchange.ts";

/** The process under fire, and who fires. */
export interface Range {
  port: number;
  /** Cookie headers of players who are logged in. */
  sessions: readonly string[];
  /** Secret of the payment gateway. */
  secret: string;
  known: Known;
}

/** Answers to sealed requests are sealed with it. */
export const replyKey = new Uint8Array(32).fill(7);

let sent = 0;

/** Every request comes from an address of its own, because limits per address are tested elsewhere. */
function nextAddress(): string {
  sent++;
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
}

/** Sends one request; undefined when its connection ended without an answer. */
export async function shoot(
  range: Range,
  shot: Shot,
): Promise<{ request: WireRequest; answer: WireAnswer | undefined }> {
  const request = await requestOf(range, shot);
  return { request, answer: await exchange(range.port, request) };
}

async function requestOf(range: Range, shot: Shot): Promise<WireRequest> {
  const cookies = shot.player === null ? [] : [range.sessions[shot.player] ?? ""];
  let { body } = shot;
  const headers = new Map([
    ["host", `localhost:${range.port}`],
    ["x-forwarded-for", nextAddress()],
    ["origin", `http://localhost:${range.port}`],
  ]);
  if (shot.kind === "sealed" && shot.call) {
    const { channel, cookie } = await openChannel(range.port);
    const text = `{"d":${body ?? "null"},"rk":"${Buffer.from(replyKey).toString("base64url")}"}`;
    body = await sealText(shot.call, text, channel, new Date());
    cookies.push(cookie);
    headers.set("content-type", "application/jose");
  } else if (body !== null) headers.set("content-type", "application/json");
  if (shot.kind === "webhook")
    for (const [name, value] of signatureOf(body ?? "", range.secret)) headers.set(name, value);
  if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
  const bytes = Buffer.from(body?.toWellFormed() ?? "").toString("latin1");
  for (const [name, value] of shot.headers)
    headers.set(name, name === "cookie" && cookies.length > 0 ? `${cookies.join("; ")}; ${value}` : value);
  if (body !== null) headers.set("content-length", String(bytes.length));
  headers.set(
    "connection",
    /close/.test(headers.get("connection") ?? "") ? (headers.get("connection") ?? "") : "close",
  );
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  const whole = [`${shot.method} ${shot.target} ${shot.version}`, ...lines, "", bytes].join("\r\n");
  return { bytes: shot.damage.reduce(damaged, whole), broken: shot.damage.length > 0 };
}

function signatureOf(body: string, secret: string): [name: string, value: string][] {
  const [id, at] = [`msg_${randomBytes(8).toString("hex")}`, new Date()];
  return [
    ["webhook-id", id],
    ["webhook-timestamp", String(Math.floor(at.getTime() / 1000))],
    ["webhook-signature", new Webhook(secret).sign(id, at, body.toWellFormed())],
  ];
}

async function openChannel(port: number): Promise<{ channel: Channel; cookie: string }> {
  const response = await fetch(`http://localhost:${port}${readKeysCall.path}`, {
    headers: { "x-forwarded-for": nextAddress() },
  });
  const { value } = await response.json();
  const { keys, nonce, binding } = readKeysCall.output.parse(value);
  const key = keys.find(({ crv }) => crv === "X25519");
  const [cookie] = response.headers.getSetCookie()[0]?.split(";") ?? [];
  if (!key || !cookie) throw new Error("no key, or no pre-session");
  return { channel: { key, header: { jti: nonce, bnd: binding } }, cookie };
}

function damaged(bytes: string, [where, what]: Damage): string {
  const at = Math.floor(where * bytes.length);
  const [head, tail] = [bytes.slice(0, at), bytes.slice(at)];
  switch (what) {
    case "cut":
      return head;
    case "drop":
      return head + tail.slice(1);
    case "repeat":
      return head + bytes.slice(Math.max(0, at - 40));
    case "nul":
      return `${head}\0${tail}`;
    case "newline":
      return `${head}\r\n${tail}`;
    case "high":
      return `${head}\xff${tail.slice(1)}`;
  }
}
