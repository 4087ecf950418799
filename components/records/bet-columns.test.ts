import { isValidElement } from "react";
import { expect, test } from "vitest";
import { type Bet, betColumns } from "#components/records/bet-columns.tsx";
import { translatorFor } from "#lib/i18n/translator.ts";

const lost: Bet = {
  roundId: "01a22dea-1289-775e-b0ae-28779f050493",
  vendorCode: "BGS",
  vendorName: "Sinag Originals",
  category: "in-house",
  gameCode: "parol-nights",
  gameName: "Parol Nights",
  artClass: "slots",
  stake: 25_00n,
  payout: 0n,
  status: "lost",
  placedAt: new Date("2026-11-27T10:00:00Z"),
  settledAt: new Date("2026-11-27T10:00:00Z"),
};

async function amountsOf(change: Partial<Bet>): Promise<unknown[]> {
  const t = await translatorFor("en", "records");
  const columns = betColumns({ t, locale: "en", currency: "PHP", timeZone: "Asia/Manila" });
  return ["stake", "won"].map((key) => {
    const cell = columns.find((column) => column.key === key)?.cell({ ...lost, ...change });
    return isValidElement<{ children?: unknown; amount?: unknown }>(cell) && (cell.props.children ?? cell.props.amount);
  });
}

test("MEMBER-04 a bet without stake or payout says why instead of ₱0.00", async () => {
  expect(await amountsOf({})).toEqual(["25.00", "No win"]);
  expect(await amountsOf({ stake: 0n, payout: 125_00n, status: "won" })).toEqual(["Free spin", "125.00"]);
  expect(await amountsOf({ stake: 0n, category: "sports" })).toEqual(["Free bet", "No win"]);
  expect(await amountsOf({ status: "open", settledAt: null })).toEqual(["25.00", "Open"]);
  expect(await amountsOf({ status: "cancelled" })).toEqual(["25.00", "Refunded"]);
});
