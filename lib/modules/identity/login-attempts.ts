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

/**
 * What `isRight` finds, which checks a password for `account`. Counts the attempt as failed before it is made, so that
 * parallel guesses count too; `too-many-requests` when there were too many. Names nobody has are counted as well: the
 * answer tells nothing about an account.
 */
export async function tryPassword(
  context: Context,
  account: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const { kv } = context;
  const [byAccount, byAddress] = [`account:${account}`, `ip:${networkOf(context.request?.ip ?? "")}`];
  const everyone = [byAccount, byAddress];
  for (const who of everyone) await refusePaused(context, who);
  const counts = await Promise.all(everyone.map((who) => kv.increment(countKey(who), windowMs)));
  const release = (who: string) => kv.increment(countKey(who), windowMs, -1);
  try {
    if (counts.some((count) => count > allowed)) throw tooMany(1000); // Others are being tried at this moment.
    const right = await isRight();
    if (right) await Promise.all([kv.delete(countKey(byAccount)), release(byAddress)]);
    else await Promise.all(everyone.filter((_, i) => counts[i] === allowed).map((who) => pause(context, who)));
    return right;
  } catch (error) {
    await Promise.all(everyone.map(release));
    throw error;
  }
}

async function refusePaused({ kv, clock }: Context, who: string): Promise<void> {
  const remainingMs = Number((await kv.get(pauseKey(who))) ?? 0) - clock.now().getTime();
  if (remainingMs > 0) throw tooMany(remainingMs);
}

async function pause({ kv, clock }: Context, who: string): Promise<void> {
  await kv.set(pauseKey(who), String(clock.now().getTime() + pauseMs), pauseMs);
  await kv.delete(countKey(who));
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
