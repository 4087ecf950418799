import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import type { Column } from "#components/ui/data-table.tsx";
import { Money } from "#components/ui/money.tsx";
import { type AccountMovement, nameOfSubject } from "#lib/contracts/cashier/read-account-record.ts";
import { formatDate } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

export interface AccountPlace {
  /** Translator of the area `cashier`. */
  t: Translate;
  place: MoneyPlace;
  timeZone: string;
}

/** MEMBER-05: returns the columns for one row per movement, below the heading of its day. */
export function accountColumns({ t, place, timeZone }: AccountPlace): Column<AccountMovement>[] {
  return [
    { key: "time", header: t("time"), card: "time", cell: ({ at }) => formatDate(at, place.locale, timeZone, "time") },
    { key: "movement", header: t("record.movement"), card: "title", cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: "for", header: t("record.for"), card: "caption", grow: true, cell: (row) => subjectOf(row, t) },
    {
      key: "reference",
      header: t("record.reference"),
      // The open row has it in full.
      card: "wide",
      cell: ({ reference }) => <bdi className="text-3">{shortReference(reference)}</bdi>,
    },
    {
      key: "amount",
      header: t("amount"),
      end: true,
      card: "figure",
      cell: ({ amount, kind }) =>
        amount === 0n ? (
          <span className="font-medium text-3">{reasonOfNothing(kind, t)}</span>
        ) : (
          <Money
            amount={moneyToWire(amount)}
            {...place}
            sign="always"
            className={amount > 0n ? "font-semibold text-positive" : "font-semibold text-1"}
          />
        ),
    },
    {
      key: "balance",
      header: t("record.balance"),
      end: true,
      card: "note",
      cell: ({ balanceAfter }) => (
        <span translate="no" className="money">
          {moneyText(balanceAfter, place)}
        </span>
      ),
    },
  ];
}

/** Says why a movement left the balance as it was. */
function reasonOfNothing(kind: string, t: Translate): string {
  const key = `record.zero.${kind}`;
  return t(t.has(key) ? key : "record.zero.other");
}

function subjectOf(row: AccountMovement, t: Translate) {
  const { subject, roundId } = row;
  if (subject?.kind === "reward") return <span dir="auto">{subject.title}</span>;
  if (subject?.kind !== "game") return <bdi>{nameOfSubject(row, t)}</bdi>;
  return (
    <>
      <span translate="no">{subject.gameName}</span>
      {roundId && <span>{` · ${t("record.round-short", { round: roundId.slice(-8) })}`}</span>}
    </>
  );
}

/** Shortens our own references, which differ at the end. The open row and the CSV have them in full. */
function shortReference(reference: string): string {
  const [first = ""] = reference.split(":");
  return first.length > 20 ? `…${first.slice(-8)}` : first;
}
