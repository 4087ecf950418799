import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { networkOf } from "#lib/platform/client-network.ts";
import type { Context } from "#lib/platform/context.ts";

/** AUTH-16: ten failures in fifteen minutes, for one account or one address, block logins for five minutes. */
const allowed = 10;
const windowMs = 15 * 60_000;
const pauseMs = 5 * 60_000;

const pauseKey = (who: string) => `login-pause:${who}`;

/** Failures counted since the last pause ended. Each pause starts a new key, so a late attempt cannot get a fresh count. */
interface Failures {
  who: string;
  key: string;
}

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
  const ofAccount = await openFailures(context, `account:${account}`);
  const ofAddress = await openFailures(context, `ip:${networkOf(context.request?.ip ?? "")}`);
  const both = [ofAccount, ofAddress];
  const counts = await Promise.all(both.map(({ key }) => kv.increment(key, windowMs)));
  const release = ({ key }: Failures) => kv.increment(key, windowMs, -1);
  try {
    if (counts.some((count) => count > allowed)) throw tooMany(1000); // Enough attempts are being checked now.
    const right = await isRight();
    if (right) await Promise.all([kv.delete(ofAccount.key), release(ofAddress)]);
    else await Promise.all(both.filter((_, i) => counts[i] === allowed).map(({ who }) => pause(context, who)));
    return right;
  } catch (error) {
    await Promise.all(both.map(release));
    throw error;
  }
}

/** @throws too-many-requests: logins for `who` are paused */
async function openFailures({ kv, clock }: Context, who: string): Promise<Failures> {
  const pausedUntil = Number((await kv.get(pauseKey(who))) ?? 0);
  const remainingMs = pausedUntil - clock.now().getTime();
  if (remainingMs > 0) throw tooMany(remainingMs);
  return { who, key: `login-failures:${who}:${pausedUntil}` };
}

/** Remembered until every count from before the pause has expired. */
async function pause({ kv, clock }: Context, who: string): Promise<void> {
  await kv.set(pauseKey(who), String(clock.now().getTime() + pauseMs), windowMs + pauseMs);
}

function tooMany(remainingMs: number): DomainError {
  return new DomainError("too-many-requests", { seconds: Math.ceil(remainingMs / 1000) });
}
