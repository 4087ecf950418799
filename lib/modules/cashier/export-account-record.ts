import "server-only";
import type { AccountMovement, readAccountRecord as call } from "#lib/contracts/cashier/read-account-record.ts";
import type { InputOf } from "#lib/contracts/define-call.ts";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { readAccountRecord } from "#lib/modules/cashier/account-record.ts";
import type { Context } from "#lib/platform/context.ts";
import { type CsvCell, csvLines } from "#lib/platform/csv.ts";

const pageSize = 1000;
const columns = ["seq", "time", "type", "amount", "balance", "held", "reference", "round"] as const;

/** MEMBER-05: the whole filter as CSV, a page at a time, so that memory does not grow with history. Times are UTC. */
export async function* exportAccountRecord(context: Context, input: InputOf<typeof call>): AsyncGenerator<string> {
  const t = await translatorFor(context.request?.language ?? defaultLocale);
  yield csvLines([columns.map((column) => t(`cashier.csv.${column}`))]);
  let before = input.before;
  do {
    const { content, next } = await readAccountRecord(context, { ...input, pageSize, ...(before ? { before } : {}) });
    yield csvLines(content.map((movement) => cells(movement, t(`cashier.types.${movement.type}`))));
    before = next ?? undefined;
  } while (before !== undefined);
}

function cells(movement: AccountMovement, type: string): CsvCell[] {
  const { seq, at, amount, balanceAfter, heldAfter, reference, roundId } = movement;
  const sums = [amount, balanceAfter, heldAfter].map((units) => ({ figure: moneyToWire(units) }));
  return [{ figure: seq }, at.toISOString(), type, ...sums, reference, roundId ?? ""];
}
