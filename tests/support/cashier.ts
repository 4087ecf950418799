import "#tests/support/sandbox-gateway.ts";
import sharp from "sharp";
import { addBankAccount } from "#lib/contracts/cashier/add-bank-account.ts";
import { requestWithdrawal } from "#lib/contracts/cashier/request-withdrawal.ts";
import { setPaymentPassword } from "#lib/contracts/cashier/set-payment-password.ts";
import type { CallContract } from "#lib/contracts/define-call.ts";
import type { Actor } from "#lib/kernel/actor.ts";
import { newId } from "#lib/kernel/ids.ts";
import { disburseWithdrawal, findLiveHolds, reviewWithdrawal } from "#lib/modules/cashier/index.ts";
import { debitAndCredit } from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";
import { services } from "#lib/portal/services.ts";
import { expectLedgerClean, fundedPlayer } from "#tests/support/ledger.ts";
import { callPortal, type PortalAnswer, sessionFor } from "#tests/support/portal.ts";
import { handlerOf } from "#tests/support/routes.ts";

export const paymentPassword = "246813";

export interface Member {
  playerId: string;
  cookie: string;
  context: Context;
  /** Calls the portal as this person, through the product's own route. */
  call(call: CallContract, wire?: Record<string, unknown>): Promise<PortalAnswer>;
}

export async function member(playerId: string = newId()): Promise<Member> {
  const cookie = await sessionFor("player", playerId);
  const actor = { role: "player", playerId, account: "tester", sessionId: "test" } as const;
  return {
    playerId,
    cookie,
    context: contextOf(actor),
    call: async (call, wire = {}) => callPortal(await handlerOf(call), call, wire, { cookies: [cookie], ip: nextIp() }),
  };
}

let host = 0;
const nextIp = () => `10.9.${(host >> 8) & 255}.${host++ & 255}`;

export function contextOf(actor: Actor, now: () => Date = () => new Date()): Context {
  return { ...services(), actor, clock: { now } };
}

export const operator: Actor = { role: "operator", operator: "Ana" };
export const operatorContext = () => contextOf(operator);
export const workerContext = (now?: Date) => contextOf({ role: "system", process: "worker" }, () => now ?? new Date());

/** A person with `cash` minor units, all of it played through once. */
export async function playedMember(cash: bigint): Promise<Member> {
  const { playerId } = await fundedPlayer(services0(), cash);
  const person = await member(playerId);
  await play(person, cash);
  return person;
}

/** Stakes and wins `amount` in one round: turnover without a change of balance. */
export async function play({ playerId, context }: Member, amount: bigint): Promise<void> {
  const ids = { playerId, currency: "PHP", vendorId: "originals", externalId: newId(), counterAccount: "game:dice" };
  await transact(context, (tx) => debitAndCredit(tx, { ...ids, stake: amount, win: amount }));
}

const services0 = () => contextOf({ role: "system", process: "test" });

/** With a payment password and a bound account; answers its id. */
export async function bindAccount(person: Member, accountNumber = "001234567890"): Promise<string> {
  await person.call(setPaymentPassword, { newPassword: paymentPassword });
  const account = { bankName: "Banco Sampaguita", holderName: "Luz Reyes", accountNumber, paymentPassword };
  const { envelope } = await person.call(addBankAccount, account);
  return answered<{ id: string }>(envelope.value).id;
}

export async function requested(person: Member, amount: string): Promise<string> {
  const bankAccountId = await bindAccount(person);
  const wire = { idempotencyKey: crypto.randomUUID(), amount, bankAccountId, paymentPassword };
  const { envelope } = await person.call(requestWithdrawal, wire);
  return answered<{ id: string }>(envelope.value).id;
}

/** A withdrawal of which `part` (or all) was sent and waits for an answer. */
export async function disbursed(person: Member, amount: string, part?: bigint): Promise<string> {
  const id = await requested(person, amount);
  await reviewWithdrawal(operatorContext(), { id, decision: "review" });
  await reviewWithdrawal(operatorContext(), { id, decision: "approve" });
  await disburseWithdrawal(operatorContext(), { id, amount: part });
  return id;
}

/** The books after a test that moved money, the owners of holds asked. */
export function expectBooksClean(): Promise<void> {
  return expectLedgerClean(services0(), { findLiveHolds });
}

/** A good answer's value; tests know its shape from the contract. */
export function answered<Value>(value: unknown): Value {
  if (value === null || value === undefined) throw new Error("the call was refused");
  return value as Value;
}

export async function picture(extension: "png" | "jpg" = "png"): Promise<File> {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: "#c33" } }).withMetadata({
    exif: { IFD0: { Copyright: "somebody's secret" } },
  });
  const bytes = await (extension === "png" ? image.png() : image.jpeg()).toBuffer();
  const type = extension === "png" ? "image/png" : "image/jpeg";
  return new File([new Uint8Array(bytes)], `../../evil.${extension}`, { type });
}
