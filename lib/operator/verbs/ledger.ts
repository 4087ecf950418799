import * as z from "zod/mini";
import { moneyToWire } from "#lib/kernel/money.ts";
import { findLiveHolds } from "#lib/modules/cashier/index.ts";
import { checkLedger, foldTransfers, readHouseBalances } from "#lib/modules/ledger/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { lines, optional } from "#lib/operator/fields.ts";
import { ledgerLines } from "#lib/operator/lines.ts";

const check = defineVerb({
  group: "ledger",
  name: "check",
  summary:
    "Recomputes every balance, hash and bet from history; with a journal of acknowledged movements, finds missing ones.",
  input: z.strictObject({ acks: optional(lines("The journal, with vendor, movement and account on each line.")) }),
  permission: "ledger.read",
  run: (context, { acks }) => checkLedger(context, { findLiveHolds, ...(acks ? { acks } : {}) }),
  audit: "nothing",
  succeeded: ({ found }) => found === 0,
  print: ledgerLines,
});

const house = defineVerb({
  group: "ledger",
  name: "house",
  summary: "Updates the projections and prints how much each counter account has received from players.",
  input: z.strictObject({}),
  permission: "ledger.read",
  async run(context) {
    await foldTransfers(context);
    return readHouseBalances(context);
  },
  audit: "nothing",
  print: (balances) =>
    balances.map(({ site, currency, counterAccount, balance }) => {
      return [site, counterAccount.padEnd(28), `${moneyToWire(balance)} ${currency}`].join("  ");
    }),
});

export const verbs = [check, house];
