import "server-only";
import { eq } from "drizzle-orm";
import { paymentPassword } from "#db/schema/cashier.ts";
import type { setPaymentPasswordCall } from "#lib/contracts/cashier/set-payment-password.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { lockCashierAccount } from "#lib/modules/cashier/own-purse.ts";
import type { Context } from "#lib/platform/context.ts";
import { hashPassword, isPassword } from "#lib/platform/passwords.ts";
import { transact } from "#lib/platform/transact.ts";

const maxTries = 5;
const lockMs = 30 * 60_000;
/** Period after a change in which a wrong attempt may be a retry after a lost response. */
const repeatMs = 10 * 60_000;

/**
 * Sets the first payment password, or replaces it with the current one as proof. Repeating a saved change succeeds,
 * because the response may have been lost. Every password that is checked on the way counts as an attempt.
 *
 * @throws payment-password-missing: a current password was given where there is none
 * @throws payment-password-wrong: the current password is wrong
 * @throws payment-password-locked: too many wrong attempts
 */
export async function setPaymentPassword(
  context: Context,
  { oldPassword, newPassword }: InputOf<typeof setPaymentPasswordCall>,
): Promise<OutputOf<typeof setPaymentPasswordCall>> {
  const { playerId } = requireMember(context);
  if (oldPassword !== undefined && (await isSaved(context, oldPassword, newPassword))) return { done: true };
  const hashed = await hashPassword(newPassword);
  const written = await transact(context, async (tx) => {
    await lockCashierAccount(tx, playerId);
    const { changedAt: changedBefore } = await readPaymentPassword(tx, playerId);
    const row = { hash: hashed, tries: 0, lockedUntil: null, changedAt: tx.clock.now() };
    const insert = tx.db.orm.insert(paymentPassword).values({ playerId, ...row });
    const rows = oldPassword
      ? await insert.onConflictDoUpdate({ target: paymentPassword.playerId, set: row }).returning()
      : await insert.onConflictDoNothing().returning();
    if (rows.length === 0) return false;
    await recordAudit(tx, {
      action: "payment-password-set",
      subject: `player:${playerId}`,
      before: changedBefore && { changedAt: changedBefore },
      after: { changedAt: row.changedAt },
    });
    return true;
  });
  // A password already exists: this one, or another that the request did not prove.
  if (!written) await checkPaymentPassword(context, newPassword);
  return { done: true };
}

/**
 * True when the change was already saved, false when it can be made now. A retry comes soon and is the first wrong
 * attempt after the change. Only then is the new password also checked, as an attempt of its own, so nobody gets more
 * than five.
 */
async function isSaved(context: Context, oldPassword: string, newPassword: string): Promise<boolean> {
  try {
    await checkPaymentPassword(context, oldPassword);
    return false;
  } catch (error) {
    if (!(error instanceof DomainError) || error.params.left !== maxTries - 1) throw error;
    const { changedAt } = await readPaymentPassword(context, requireMember(context).playerId);
    if (!changedAt || context.clock.now().getTime() - changedAt.getTime() > repeatMs) throw error;
    await checkPaymentPassword(context, newPassword);
    return true;
  }
}

/**
 * Checks the acting player's payment password. The result counts, and is told, only while fewer than five wrong ones are
 * counted: of any number of parallel guesses, five get an answer. An attempt that never got a result, because the
 * process ended, does not count. Must not run in the transaction that its failure rolls back.
 *
 * @throws payment-password-missing: none is set
 * @throws payment-password-wrong: {left} attempts remain
 * @throws payment-password-locked: for {minutes}
 * @throws conflict: the password changed meanwhile
 */
export async function checkPaymentPassword(context: Context, given: string): Promise<void> {
  if (context.inTransaction) throw new Error("a rejected password would take its count back with the transaction");
  const { playerId } = requireMember(context);
  const row = await findRow(context, playerId);
  if (!row) throw new DomainError("payment-password-missing");
  const lockedUntil = lockOf(context, row);
  if (lockedUntil) throw locked(context, lockedUntil);
  const right = await isPassword(row.hash, given);
  const tries = right ? await clearTries(context, row) : await countTry(context, row);
  if (tries === null) throw await overtaken(context, playerId);
  if (right) return;
  if (tries >= maxTries) throw new DomainError("payment-password-locked", { minutes: lockMs / 60_000 });
  throw new DomainError("payment-password-wrong", { left: maxTries - tries });
}

/** Returns null when the password is locked or no longer the one that was checked. */
async function clearTries({ db, clock }: Context, { playerId, hash }: Row): Promise<number | null> {
  const [row] = await db.sql<{ tries: number }[]>`
    update payment_password set tries = 0, locked_until = null
    where player_id = ${playerId} and hash = ${hash}
      and (locked_until is null or locked_until <= ${clock.now().toISOString()})
    returning tries`;
  return row?.tries ?? null;
}

/** Counts a wrong attempt and locks at the fifth. Returns the count; null as `clearTries` does. */
async function countTry({ db, clock }: Context, { playerId, hash }: Row): Promise<number | null> {
  const now = clock.now();
  const until = new Date(now.getTime() + lockMs).toISOString();
  const [row] = await db.sql<{ tries: number }[]>`
    update payment_password set
      tries = case when locked_until is null then tries + 1 else 1 end,
      locked_until = case when locked_until is null and tries + 1 >= ${maxTries} then ${until}::timestamptz end
    where player_id = ${playerId} and hash = ${hash} and (locked_until is null or locked_until <= ${now.toISOString()})
    returning tries`;
  return row?.tries ?? null;
}

/** The error of an attempt whose result came after the fifth wrong one, or after a change of the password. */
async function overtaken(context: Context, playerId: string): Promise<DomainError> {
  const { lockedUntil } = await readPaymentPassword(context, playerId);
  return lockedUntil ? locked(context, lockedUntil) : new DomainError("conflict");
}

function locked({ clock }: Context, until: Date): DomainError {
  const minutes = Math.max(1, Math.ceil((until.getTime() - clock.now().getTime()) / 60_000));
  return new DomainError("payment-password-locked", { minutes });
}

type Row = typeof paymentPassword.$inferSelect;

async function findRow({ db }: Context, playerId: string): Promise<Row | undefined> {
  const [row] = await db.orm.select().from(paymentPassword).where(eq(paymentPassword.playerId, playerId));
  return row;
}

/** Returns the end of the lock; null when the password is not locked. */
function lockOf({ clock }: Context, { lockedUntil }: Row): Date | null {
  return lockedUntil && lockedUntil > clock.now() ? lockedUntil : null;
}

export async function readPaymentPassword(
  context: Context,
  playerId: string,
): Promise<{ isSet: boolean; changedAt: Date | null; lockedUntil: Date | null }> {
  const row = await findRow(context, playerId);
  return {
    isSet: row !== undefined,
    changedAt: row?.changedAt ?? null,
    lockedUntil: row ? lockOf(context, row) : null,
  };
}
