import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { type Habit, playThrough } from "#db/seed/demo/play.ts";
import { unlessRejected, type Visit } from "#db/seed/demo/visit.ts";
import {
  addBankAccount,
  confirmReceipt,
  disburseWithdrawal,
  disputeReceipt,
  requestWithdrawal,
  reviewWithdrawal,
  setPaymentPassword,
} from "#lib/modules/cashier/index.ts";

const minuteMs = 60_000;

/** Where a player's withdrawals go. */
export interface BankAccount {
  id: string;
  paymentPassword: string;
}

/** Sets the payment password and binds an account at a bank. */
export async function bindBank(
  { player }: Visit,
  given: { bankName: string; holderName: string; accountNumber: string; paymentPassword: string },
): Promise<BankAccount> {
  const { paymentPassword } = given;
  await setPaymentPassword(player, { newPassword: paymentPassword });
  const { id } = await addBankAccount(player, given);
  return { id, paymentPassword };
}

/** Asks for a withdrawal, after the play that it requires. Returns its id. */
export async function askWithdrawal(visit: Visit, habit: Habit, to: BankAccount, amount: bigint): Promise<string> {
  await playThrough(visit, habit, amount);
  visit.wait(minuteMs);
  const { id: bankAccountId, paymentPassword } = to;
  const wanted = { idempotencyKey: randomUUID(), amount, bankAccountId, paymentPassword };
  return (await requestWithdrawal(visit.player, wanted)).id;
}

/** The operator looks at a withdrawal, and approves it. */
export async function approve(visit: Visit, id: string): Promise<void> {
  await beginReview(visit, id);
  visit.wait(3 * minuteMs);
  await reviewWithdrawal(visit.operator, { id, decision: "approve" });
}

export async function beginReview(visit: Visit, id: string): Promise<void> {
  visit.wait(2 * minuteMs);
  await reviewWithdrawal(visit.operator, { id, decision: "review" });
}

/** The operator approves a withdrawal and sends `amount` of it, by default all. */
export async function send(visit: Visit, id: string, amount?: bigint): Promise<void> {
  await approve(visit, id);
  visit.wait(2 * minuteMs);
  await disburseWithdrawal(visit.operator, { id, amount });
}

export async function confirm(visit: Visit, id: string, part?: number): Promise<void> {
  visit.wait(6 * minuteMs);
  await confirmReceipt(visit.player, { id, ...(part !== undefined && { part }) });
}

/** The player says that the first part did not arrive, with a picture of an empty statement. */
export async function dispute(visit: Visit, id: string): Promise<void> {
  visit.wait(9 * minuteMs);
  const lines = [0, 1, 2, 3].map((row) => `<path d="M40 ${120 + row * 40}H320" stroke="#c8d0da" stroke-width="2"/>`);
  const statement = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="300"><rect width="360" height="300" fill="#fff"/>
    <rect x="40" y="40" width="150" height="28" rx="4" fill="#2f5d8c"/>${lines.join("")}</svg>`;
  const bytes = new Uint8Array(await sharp(Buffer.from(statement)).png().toBuffer());
  const proof = new File([bytes], "statement.png", { type: "image/png" });
  // The worker of a running product may have ended the wait already.
  await unlessRejected(disputeReceipt(visit.player, { id, part: 1, proof }), "conflict");
}
