import type { ReactNode } from "react";
import { DataTable, type DataTableProps } from "#components/ui/data-table.tsx";
import { DownloadCsv } from "#components/ui/download-csv.tsx";
import { DayBar } from "#components/ui/list/day-bar.tsx";
import { dayGroups } from "#components/ui/list/day-groups.ts";
import { chosenOf, FilterMenus, type ListFilter } from "#components/ui/list/filter-menus.tsx";
import { ListFailed } from "#components/ui/list/list-failed.tsx";
import { ListArrows, ListPager } from "#components/ui/list/list-pager.tsx";
import { PaperHead } from "#components/ui/list/paper-head.tsx";
import { PrintButton } from "#components/ui/list/print-button.tsx";
import { type RecordSum, RecordSums } from "#components/ui/list/record-sums.tsx";
import type { ShownList } from "#components/ui/list/shown-list.ts";
import { Notice } from "#components/ui/notice.tsx";
import { ListEnd, State } from "#components/ui/state.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

interface RecordListProps<Row> extends Pick<DataTableProps<Row>, "columns" | "rowKey" | "details"> {
  list: ShownList<Row>;
  /** Translator of the area `list`, which has the texts common to all lists. */
  words: Translate;
  /** Names the table; it is the heading of a `history` and of the record on paper. */
  label: string;
  /** `page` fills a page; `history` is a short list below other content. */
  layout?: "page" | "history";
  filters?: readonly ListFilter[];
  /** Time zone and scope above the rows: "Times in GMT+8 · 214 rows". */
  scope?: ReactNode;
  /** Sums over the whole filter. */
  sums?: readonly RecordSum[];
  /** Groups rows by the day of their time; `figure` shows the day's sum from the list. */
  days?: { timeOf: (row: Row) => Date; figure: (sum: bigint) => ReactNode };
  /** Omitted for a list that is hidden while empty. */
  empty?: { drawing: "games" | "money" | "empty"; title: string; text: string };
  /** Number of rows in the whole list. */
  count: number;
  /** Overrides the common labels. */
  labels?: Partial<Record<"newest" | "newer" | "older" | "end", string>>;
}

/** Renders a list with its filters, sums, rows or empty state, paging in both directions, download and print. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  return props.layout === "history" ? <History {...props} /> : <RecordPage {...props} />;
}

function RecordPage<Row>(props: RecordListProps<Row>) {
  const { list, words, label, filters = [], scope, sums, count } = props;
  const covered = filters.map((filter) => ({ label: filter.label, value: chosenOf(list, filter) }));
  return (
    <div data-paper className="grid gap-3.5 *:min-w-0">
      <PaperHead title={label} facts={list.paper} filters={covered} />
      <div className="relative flex flex-wrap items-center gap-2 print:hidden">
        {list.days && (
          <DayBar words={words} locale={list.locale} shown={list.days} address={list.dayAddress} keep={list.filters} />
        )}
        <FilterMenus list={list} filters={filters} />
        {list.rows.length > 0 && (
          <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:ms-0">
            {list.csv && <DownloadCsv {...list.csv} label={words("download")} failure={words("download-failed")} />}
            <PrintButton label={words("print")} />
          </div>
        )}
      </div>
      {sums && list.rows.length > 0 && <RecordSums sums={sums} />}
      {scope && <p className="text-sm text-3">{scope}</p>}
      {list.ignored && <Notice>{words("ignored")}</Notice>}
      <section className="panel overflow-hidden">
        <Rows {...props} />
      </section>
      {list.rows.length > 0 && (
        <div className="flex flex-wrap items-center justify-center gap-3">
          <span translate="no" className="money text-sm text-3">
            {words("shown-of", { shown: list.rows.length, count })}
          </span>
          <Pager {...props} />
        </div>
      )}
      {list.rows.length === 0 && <Pager {...props} />}
      {!list.older && list.rows.length > 0 && (
        <div className="print:hidden">
          <ListEnd>{props.labels?.end ?? words("end")}</ListEnd>
        </div>
      )}
    </div>
  );
}

function History<Row>(props: RecordListProps<Row>) {
  const { list, words, label, scope, count } = props;
  return (
    <section data-paper className="panel grid gap-3 overflow-hidden py-5 *:min-w-0">
      <PaperHead title={label} facts={list.paper} />
      <div className="flex items-center justify-between gap-3 px-3.5 print:hidden">
        <h2 className="text-xl">{label}</h2>
        {list.rows.length > 0 && <PrintButton label={words("print")} />}
      </div>
      {scope && <p className="px-3.5 text-sm text-3 print:px-0">{scope}</p>}
      {list.ignored && (
        <div className="px-3.5">
          <Notice>{words("ignored")}</Notice>
        </div>
      )}
      <Rows {...props} small />
      <ListArrows list={list} words={words} count={count} />
    </section>
  );
}

function Rows<Row>({ small = false, ...props }: RecordListProps<Row> & { small?: boolean }) {
  const { list, words, label, columns, rowKey, details, days, empty, count, labels = {} } = props;
  // A page after the last row has no rows, although the list is not empty.
  const none = empty && count > 0 ? { drawing: empty.drawing, title: labels.end ?? words("end") } : empty;
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={list.rows}
      rowKey={rowKey}
      openLabel={words("open-row")}
      {...(details ? { details } : {})}
      {...(days ? { groupOf: dayGroups(list, words, days) } : {})}
      empty={
        list.errorReference === null ? (
          none && <State small={small} {...none} />
        ) : (
          <ListFailed list={list} words={words} />
        )
      }
    />
  );
}

function Pager<Row>({ list, words, labels = {} }: Pick<RecordListProps<Row>, "list" | "words" | "labels">) {
  const named = (name: "newest" | "newer" | "older") => labels[name] ?? words(name);
  const said = { pages: words("pages"), newest: named("newest"), newer: named("newer"), older: named("older") };
  return <ListPager list={list} labels={said} size="md" />;
}
