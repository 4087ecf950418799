import "server-only";
import ipaddr from "ipaddr.js";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Context } from "#lib/platform/context.ts";

/** AUTH-16: ten failures in fifteen minutes, for one account or one address, block logins for five minutes. */
const allowed = 10;
const windowMs = 15 * 60_000;
const pauseMs = 5 * 60_000;

const countKey = (who: string) => `login-failures:${who}`;
const pauseKey = (who: string) => `login-pause:${who}`;

/**
 * Runs `isRight`, which checks a password for `account`, and returns its result. Counts the attempt as failed
 * beforehand, so parallel guesses count too. Unknown names are counted as well, so the response does not reveal whether
 * an account exists.
 * @throws too-many-requests: too many failed attempts
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
    if (counts.some((count) => count > allowed)) throw tooMany(1000); // Enough attempts are being checked now.
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

/** Returns the /64 of an IPv6 address, which one customer can use in full; an IPv4 address is returned as is. */
function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString();
}
