import "server-only";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Services } from "#lib/portal/composition/services.ts";

const windowMs = 60_000;

/**
 * Counts one call of `name` by `who` in the current minute.
 * @throws too-many-requests: more than `perMinute` calls in it
 */
export async function limitRate({ kv, clock }: Services, name: string, who: string, perMinute: number): Promise<void> {
  const nowMs = clock.now().getTime();
  const window = Math.floor(nowMs / windowMs);
  const count = await kv.increment(`rate:${name}:${who}:${window}`, windowMs);
  if (count > perMinute) {
    throw new DomainError("too-many-requests", { seconds: Math.ceil(((window + 1) * windowMs - nowMs) / 1000) });
  }
}
