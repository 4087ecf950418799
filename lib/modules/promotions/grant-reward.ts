import "server-only";
import * as z from "zod/mini";
import { parseOrThrow } from "#lib/contracts/parse-or-throw.ts";
import { line } from "#lib/contracts/plain-text.ts";
import { defaultLocale, locales } from "#lib/i18n/locales.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { newId } from "#lib/kernel/ids.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { cashierSettings } from "#lib/modules/cashier/index.ts";
import { findAccount } from "#lib/modules/identity/index.ts";
import { insertReward } from "#lib/modules/promotions/reward-store.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import { announce } from "#lib/platform/announce.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";

/** Rejects typing errors of a few digits. An operator can grant several rewards for a larger amount. */
const mostAmount = 100_000_00n;
const mostDays = 365;
const dayMs = 86_400_000;

const definition = z.strictObject({
  account: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1)),
  /** Minor units in the site's currency. */
  amount: z.bigint().check(
    z.minimum(1n, { error: "positive-amount" }),
    z.refine((units) => units <= mostAmount, { error: "amount-max", params: { max: moneyToWire(mostAmount) } }),
  ),
  /** By language; English is the fallback. */
  titles: z
    .partialRecord(z.enum(locales), line(120))
    .check(z.refine((titles) => titles[defaultLocale] !== undefined, { error: "required", path: [defaultLocale] })),
  /** Days from now until the reward expires. */
  days: z.int().check(z.minimum(1), z.maximum(mostDays)),
  /** Set for seeded rewards, so that a seed grants each once. */
  code: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))),
});

export type GrantRewardInput = z.input<typeof definition>;

/**
 * Grants a player an amount to claim within some days. Its turnover requirement is the site's multiple at this moment.
 * Returns the reward's id, or null when the player already got the reward of this code. For the system and operators.
 * @throws not-allowed: for other actors
 * @throws invalid-input: invalid definition
 * @throws not-found: no such account
 * @throws need-real-account: trial account
 */
export async function grantReward(context: Context, input: GrantRewardInput): Promise<string | null> {
  const grantedBy = requireOperatorOrSystem(context);
  const { account, amount, titles, days, code = null } = parseOrThrow(definition, input);
  const { currency } = await readSettings(context, siteSettings);
  const { promotionTurnoverMultiple: turnoverMultiple } = (await readSettings(context, cashierSettings)).cashier;
  const grantedAt = context.clock.now();
  const expiresAt = new Date(grantedAt.getTime() + days * dayMs);
  const id = newId(grantedAt.getTime());
  return transact(context, async (tx) => {
    const player = await findAccount(tx, account);
    if (!player) throw new DomainError("not-found");
    if (player.isTrial) throw new DomainError("need-real-account");
    const terms = { currency, amount, titles, turnoverMultiple, expiresAt };
    const row = { id, playerId: player.id, code, ...terms, grantedAt, grantedBy };
    if (!(await insertReward(tx.db, row))) return null;
    announce(tx, player.id);
    await recordAudit(tx, {
      action: "reward-granted",
      subject: `reward:${id}`,
      before: null,
      after: { account, ...terms, amount: moneyToWire(amount) },
    });
    return id;
  });
}
