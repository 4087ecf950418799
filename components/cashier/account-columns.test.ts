import { isValidElement } from "react";
import { expect, test } from "vitest";
import { accountColumns } from "#components/cashier/account-columns.tsx";
import type { AccountMovement } from "#lib/contracts/cashier/read-account-record.ts";
import { translatorFor } from "#lib/i18n/translator.ts";

const bet: AccountMovement = {
  seq: "7",
  at: new Date("2026-11-27T10:00:00Z"),
  type: "win",
  kind: "win",
  amount: 0n,
  heldChange: 0n,
  balanceAfter: 100_00n,
  heldAfter: 0n,
  reference: "01a22dea-1289-775e-b0ae-28779f050493:win",
  roundId: "01a22dea-1289-775e-b0ae-28779f050493",
  subject: { kind: "game", gameCode: "parol-nights", gameName: "Parol Nights", verifiable: true },
};

async function amountOf(change: Partial<AccountMovement>): Promise<unknown> {
  const t = await translatorFor("en", "cashier");
  const columns = accountColumns({ t, place: { locale: "en", currency: "PHP" }, timeZone: "Asia/Manila" });
  const cell = columns.find(({ key }) => key === "amount")?.cell({ ...bet, ...change });
  return isValidElement<{ children?: unknown; amount?: unknown }>(cell) && (cell.props.children ?? cell.props.amount);
}

test("MEMBER-05 a row that left the balance as it was says why instead of ₱0.00", async () => {
  expect(await amountOf({})).toBe("No win");
  expect(await amountOf({ kind: "stake" })).toBe("Free spin");
  expect(await amountOf({ kind: "payout", heldChange: -300_00n })).toBe("Already set aside");
  expect(await amountOf({ kind: "correction" })).toBe("No change");
  expect(await amountOf({ kind: "win", amount: 125_00n })).toBe("125.00");
});
