import type { MemberType } from "#lib/contracts/identity/member.ts";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import { createAccount } from "#lib/modules/identity/index.ts";
import type { Context } from "#lib/platform/context.ts";

const dayMs = 86_400_000;
/** Before the demo week, so that nobody plays before they have an account. */
const openedDaysAgo = 8;

/** Opens an account of the demo and returns its id; null when the name is taken. */
export async function openAccount(
  context: Context,
  given: { account: string; password: string; memberType: MemberType },
): Promise<string | null> {
  const openedAt = new Date(context.clock.now().getTime() - openedDaysAgo * dayMs);
  const registration = { domain: "localhost", url: "", method: "SEED" };
  try {
    const earlier = { ...context, clock: { now: () => openedAt } };
    return (await createAccount(earlier, { ...given, registration, mayBeReserved: true })).id;
  } catch (error) {
    if (error instanceof InvalidInputError) return null;
    throw error;
  }
}
