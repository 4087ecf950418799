import type { ReactNode } from "react";
import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import { Badge, type Tone } from "#components/ui/badge.tsx";
import { RecordList } from "#components/ui/list/record-list.tsx";
import type { ShownList } from "#components/ui/list/shown-list.ts";
import { formatDate, zoneName } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/i18n/translator.ts";

/** Common props of the histories of deposits and withdrawals. */
export interface HistoryFrame<Row> {
  list: ShownList<Row> & { totals: { count: number } | null };
  t: Translate;
  /** Translator of the area `list`. */
  words: Translate;
  place: MoneyPlace;
  timeZone: string;
  now: Date;
}

interface MoneyHistoryProps<Row> extends HistoryFrame<Row> {
  title: string;
  empty: { title: string; text: string };
  state: (row: Row) => { tone: Tone; text: string };
  /** Identifies the row: its reference or its bank account. */
  mark: { header: string; of: (row: Row) => ReactNode };
  amount: (row: Row) => bigint;
}

/** Lists deposits or withdrawals by pages, newest first. */
export function MoneyHistory<Row extends { id: string; createdAt: Date }>(props: MoneyHistoryProps<Row>) {
  const { list, t, words, place, timeZone, now, title, empty, state, mark, amount } = props;
  return (
    <RecordList
      {...{ list, words }}
      layout="history"
      label={title}
      count={list.totals?.count ?? 0}
      scope={list.rows.length > 0 && t("times-in", { zone: zoneName(timeZone, place.locale, now) })}
      rowKey={({ id }) => id}
      empty={{ drawing: "money", ...empty }}
      columns={[
        {
          key: "time",
          header: t("time"),
          card: "time",
          cell: ({ createdAt }) => formatDate(createdAt, place.locale, timeZone),
        },
        {
          key: "state",
          header: t("state"),
          card: "note",
          cell: (row) => <Badge tone={state(row).tone}>{state(row).text}</Badge>,
        },
        { key: "mark", header: mark.header, card: "title", grow: true, cell: (row) => <bdi>{mark.of(row)}</bdi> },
        {
          key: "amount",
          header: t("amount"),
          end: true,
          card: "figure",
          cell: (row) => (
            <b translate="no" className="money text-1">
              {moneyText(amount(row), place)}
            </b>
          ),
        },
      ]}
    />
  );
}
