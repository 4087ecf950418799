import { readBalanceCall } from "#lib/contracts/cashier/read-balance.ts";
import { readWithdrawalCall } from "#lib/contracts/cashier/read-withdrawal.ts";
import { answered, type Member, workerContext } from "#tests/support/fixtures/cashier.ts";

interface View {
  state: string;
  received: string;
  toCome: string;
  parts: { part: number; state: string; receiptDueAt: string | null }[];
}

/** Returns a withdrawal as its owner sees it. */
export const viewOf = async (person: Member, id: string) =>
  answered<View>((await person.call(readWithdrawalCall, { id })).envelope.value);

export const pursesOf = async (person: Member) => (await person.call(readBalanceCall)).envelope.value;

/** Returns the worker's context `minutes` from now. */
export const afterMinutes = (minutes: number) => workerContext(new Date(Date.now() + minutes * 60_000));
