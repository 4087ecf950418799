import "server-only";
import ipaddr from "ipaddr.js";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Context } from "#lib/platform/context.ts";

/** AUTH-16: ten failures in fifteen minutes, for one account or from one address, close the door for five. */
const allowed = 10;
const windowMs = 15 * 60_000;
const pauseMs = 5 * 60_000;

const countKey = (who: string) => `login-failures:${who}`;
const pauseKey = (who: string) => `login-pause:${who}`;

export interface Attempt {
  /** The password was right: the account starts afresh, and the address did nothing wrong. */
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt as failed before it is made, so that parallel guesses count too; `too-many-requests` when there
 * were too many. Counts names nobody has as well: the answer tells nothing about an account.
 */
export async function countAttempt(context: Context, account: string): Promise<Attempt> {
  const address = `ip:${networkOf(context.request?.ip ?? "")}`;
  const byAccount = `account:${account}`;
  for (const who of [byAccount, address]) await count(context, who);
  return {
    async succeeded() {
      await context.kv.delete(countKey(byAccount));
      await context.kv.increment(countKey(address), windowMs, -1);
    },
  };
}

async function count({ kv, clock }: Context, who: string): Promise<void> {
  const nowMs = clock.now().getTime();
  const pausedUntilMs = Number((await kv.get(pauseKey(who))) ?? 0);
  if (pausedUntilMs > nowMs) throw tooMany(pausedUntilMs - nowMs);
  if ((await kv.increment(countKey(who), windowMs)) <= allowed) return;
  await kv.set(pauseKey(who), String(nowMs + pauseMs), pauseMs);
  await kv.delete(countKey(who));
  throw tooMany(pauseMs);
}

function tooMany(remainingMs: number): DomainError {
  return new DomainError("too-many-requests", { seconds: Math.ceil(remainingMs / 1000) });
}

/** An IPv6 customer has a whole /64 to come from; an IPv4 address counts alone. */
function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString();
}
