import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import type { Column } from "#components/ui/data-table.tsx";
import { Money } from "#components/ui/money.tsx";
import type { AccountMovement, readAccountRecordCall } from "#lib/contracts/cashier/read-account-record.ts";
import type { ListTotals } from "#lib/contracts/define-list.ts";
import { formatDate } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface AccountColumnsInput {
  /** Translator of the area `cashier`. */
  t: Translate;
  place: MoneyPlace;
  timeZone: string;
  totals: ListTotals<typeof readAccountRecordCall> | null;
}

/** MEMBER-05: returns the columns for one row per movement; without `totals` there is no totals row. */
export function accountColumns({ t, place, timeZone, totals }: AccountColumnsInput): Column<AccountMovement>[] {
  return [
    { key: "movement", header: t("record.movement"), card: "title", cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: "time", header: t("time"), cell: ({ at }) => formatDate(at, place.locale, timeZone, "second") },
    {
      key: "reference",
      header: t("record.reference"),
      cell: ({ reference }) => <bdi className="break-all text-3">{shortReference(reference)}</bdi>,
    },
    {
      key: "amount",
      header: t("amount"),
      end: true,
      card: "figure",
      cell: ({ amount }) => (
        <Money amount={moneyToWire(amount)} {...place} sign="always" tone="signed" className="font-semibold" />
      ),
      total: totals && (
        <span className="grid justify-items-end">
          <span translate="no" className="money text-positive">
            {t("record.in", { amount: moneyText(totals.in, place) })}
          </span>
          <span translate="no" className="money text-negative">
            {t("record.out", { amount: moneyText(totals.out, place) })}
          </span>
        </span>
      ),
    },
    {
      key: "balance",
      header: t("record.balance"),
      end: true,
      cell: ({ balanceAfter }) => (
        <span translate="no" className="money">
          {moneyText(balanceAfter, place)}
        </span>
      ),
    },
  ];
}

/** Shortens our own references, which differ at the end. The CSV has them in full. */
function shortReference(reference: string): string {
  const [first = ""] = reference.split(":");
  return first.length > 20 ? `…${first.slice(-8)}` : first;
}
