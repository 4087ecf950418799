import { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import type { Scenario } from "#tests/support/calls/scenarios.ts";
import {
  answered,
  bindAccount,
  disbursed,
  type Member,
  member,
  paymentPassword,
  picture,
  playedMember,
  requested,
} from "#tests/support/fixtures/cashier.ts";

const cash = 100_000n;

const as = (person: Member, wire: Record<string, unknown>): Scenario => ({
  role: "player",
  wire,
  facts: { cookies: [person.cookie] },
});

async function withDeposit(): Promise<Scenario> {
  const person = await member();
  const { envelope } = await person.call(createDepositCall, { ...deposit(), idempotencyKey: crypto.randomUUID() });
  return as(person, { id: answered<{ id: string }>(envelope.value).id });
}

const paged = async () => as(await member(), { pageSize: "20" });

const deposit = () => ({ channel: "sandbox", amount: "500.00" });

/** Preconditions of each cashier call that must hold before it can succeed. */
export const cashierScenarios: Record<string, () => Promise<Scenario>> = {
  "cashier.createDeposit": async () => as(await member(), deposit()),
  "cashier.readDeposit": withDeposit,
  "cashier.listDeposits": paged,
  "cashier.listWithdrawals": paged,
  "cashier.readAccountRecord": async () => as(await member(), { pageSize: "20" }),
  "cashier.setPaymentPassword": async () => as(await member(), { oldPassword: undefined }),
  "cashier.addBankAccount": async () => {
    const person = await member();
    await bindAccount(person);
    return as(person, {
      bankName: "BDO Unibank",
      holderName: "Luz Reyes",
      accountNumber: "9876543210",
      paymentPassword,
    });
  },
  "cashier.requestWithdrawal": async () => {
    const person = await playedMember(cash);
    return as(person, { amount: "300.00", bankAccountId: await bindAccount(person), paymentPassword });
  },
  "cashier.readWithdrawal": async () => {
    const person = await playedMember(cash);
    return as(person, { id: await requested(person, "300.00") });
  },
  "cashier.cancelWithdrawal": async () => {
    const person = await playedMember(cash);
    return as(person, { id: await requested(person, "300.00") });
  },
  "cashier.confirmReceipt": async () => {
    const person = await playedMember(cash);
    return as(person, { id: await disbursed(person, "300.00"), part: undefined });
  },
  "cashier.disputeReceipt": async () => {
    const person = await playedMember(cash);
    return as(person, { id: await disbursed(person, "300.00"), part: "1", proof: await picture() });
  },
};
