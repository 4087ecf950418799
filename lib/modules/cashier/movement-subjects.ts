import "server-only";
import type { MovementSubject } from "#lib/contracts/cashier/read-account-record.ts";
import { withdrawalVendor } from "#lib/modules/cashier/request-withdrawal.ts";
import { type BankOfWithdrawal, findBanksOf } from "#lib/modules/cashier/withdrawal-store.ts";
import type { StatementRow } from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Vendor of rewards in the ledger; the external id is the reward's. */
const rewardVendor = "reward";

/** External ids begin with the withdrawal's id: `{id}:hold:1`, `{id}:part:2`, `{id}:part:2:return`. */
const withdrawalName = /^([0-9a-f-]{36}):(?:part:(\d+))?/;

/**
 * Returns what each row was for, in the rows' order. Games and rewards have their codes only: their names belong to
 * modules above this one.
 */
export async function readSubjects(
  { db }: Context,
  rows: readonly StatementRow[],
): Promise<(MovementSubject | null)[]> {
  const ids = rows.flatMap((row) => withdrawalOf(row)?.id ?? []);
  const banks = await findBanksOf(db, [...new Set(ids)]);
  return rows.map((row) => subjectOf(row, banks));
}

function subjectOf(row: StatementRow, banks: ReadonlyMap<string, BankOfWithdrawal>): MovementSubject | null {
  const { vendorId, externalId, counterAccount, kind, reference } = row;
  const [side, gameCode = ""] = counterAccount.split(":");
  if (side === "game" || side === "jackpot") return { kind: "game", gameCode, gameName: gameCode, verifiable: false };
  if (kind === "deposit") return { kind: "deposit", depositId: reference ?? externalId, channel: vendorId };
  if (vendorId === rewardVendor) return { kind: "reward", rewardId: externalId, title: "" };
  const found = withdrawalOf(row);
  if (!found) return null;
  const { id, part } = found;
  const { bankName = "", lastDigits = "" } = banks.get(id) ?? {};
  return { kind: "withdrawal", withdrawalId: id, part, bankName, lastDigits };
}

function withdrawalOf({ vendorId, externalId }: StatementRow): { id: string; part: number | null } | null {
  if (vendorId !== withdrawalVendor) return null;
  const [, id, part] = withdrawalName.exec(externalId) ?? [];
  return id === undefined ? null : { id, part: part === undefined ? null : Number(part) };
}
