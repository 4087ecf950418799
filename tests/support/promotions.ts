import { claimReward as claimCall } from "#lib/contracts/promotions/claim-reward.ts";
import { newId } from "#lib/kernel/ids.ts";
import { type GrantRewardInput, grantReward } from "#lib/modules/promotions/index.ts";
import { contextOf, type Member, member, operator } from "#tests/support/cashier.ts";
import { registerPlayer } from "#tests/support/identity.ts";

export interface Rewarded extends Member {
  account: string;
}

/** A person whose account exists, as who is granted something must. */
export async function rewardable(): Promise<Rewarded> {
  const { id, account } = await registerPlayer();
  return { ...(await member(id)), account };
}

const dayMs = 86_400_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

/** A reward that an operator granted so many days ago; answers its id. */
export async function granted(
  { account }: Pick<Rewarded, "account">,
  change: Partial<GrantRewardInput> = {},
  at: Date = new Date(),
): Promise<string> {
  const input = { account, amount: 88_00n, titles: { en: "Welcome" }, days: 30, ...change };
  const id = await grantReward(
    contextOf(operator, () => at),
    input,
  );
  if (id === null) throw new Error("granted before");
  return id;
}

/** How a call was answered: its status, and its code or the state that the reward is in. */
export async function claim(person: Member, id: string = newId()): Promise<string> {
  const { status, envelope } = await person.call(claimCall, { id });
  const { state } = (envelope.value ?? {}) as { state?: string };
  return `${status} ${envelope.code ?? state}`;
}
