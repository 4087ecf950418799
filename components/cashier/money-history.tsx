import type { ReactNode } from "react";
import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import { Badge, type Tone } from "#components/ui/badge.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import { State } from "#components/ui/state.tsx";
import { formatDate, zoneName } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/i18n/translator.ts";

/** What a page of deposits or withdrawals says where and when. */
export interface HistoryFrame {
  t: Translate;
  place: MoneyPlace;
  timeZone: string;
  now: Date;
  page: number;
  pages: number;
  href: (page: number) => string;
}

interface MoneyHistoryProps<Row> extends HistoryFrame {
  title: string;
  empty: { title: string; text: string };
  rows: readonly Row[];
  state: (row: Row) => { tone: Tone; text: string };
  /** What tells this row from others: its reference, or where it went. */
  mark: { header: string; of: (row: Row) => ReactNode };
  amount: (row: Row) => bigint;
}

/** Deposits or withdrawals, newest first, by pages. */
export function MoneyHistory<Row extends { id: string; createdAt: Date }>(props: MoneyHistoryProps<Row>) {
  const { t, place, timeZone, now, page, pages, href, title, empty, rows, state, mark, amount } = props;
  return (
    <section className="panel grid gap-4 p-5">
      <h2 className="text-xl">{title}</h2>
      <DataTable
        label={title}
        scope={rows.length > 0 ? t("times-in", { zone: zoneName(timeZone, place.locale, now) }) : undefined}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<State drawing="money" small {...empty} />}
        columns={[
          {
            key: "time",
            header: t("time"),
            card: "title",
            cell: ({ createdAt }) => formatDate(createdAt, place.locale, timeZone),
          },
          {
            key: "state",
            header: t("state"),
            cell: (row) => <Badge tone={state(row).tone}>{state(row).text}</Badge>,
          },
          { key: "mark", header: mark.header, cell: (row) => <bdi className="text-3">{mark.of(row)}</bdi> },
          {
            key: "amount",
            header: t("amount"),
            end: true,
            card: "figure",
            cell: (row) => <b className="money text-1">{moneyText(amount(row), place)}</b>,
          },
        ]}
      />
      <Pagination
        label={t("pages")}
        page={page}
        pages={pages}
        href={href}
        previous={t("newer")}
        next={t("older")}
        text={t("page", { page, pages })}
      />
    </section>
  );
}
