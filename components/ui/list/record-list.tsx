import type { ReactNode } from "react";
import { type Column, DataTable } from "#components/ui/data-table.tsx";
import { DownloadCsv } from "#components/ui/download-csv.tsx";
import { DayBar } from "#components/ui/list/day-bar.tsx";
import { FilterChips, type ListFilter } from "#components/ui/list/filter-chips.tsx";
import { ListFailed } from "#components/ui/list/list-failed.tsx";
import { ListArrows, ListPager } from "#components/ui/list/list-pager.tsx";
import type { ShownList } from "#components/ui/list/shown-list.ts";
import { Notice } from "#components/ui/notice.tsx";
import { ListEnd, State } from "#components/ui/state.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

interface RecordListProps<Row> {
  list: ShownList<Row>;
  /** Of the area `list`: all that lists say alike. */
  words: Translate;
  /** Names the table; a history is headed by it. */
  label: string;
  /**
   * `page` fills a page; `split` is the same with the filters in a panel of their own; `history` is a short list below
   * other things.
   */
  layout?: "page" | "split" | "history";
  filters?: readonly ListFilter[];
  /** Zone and scope, above the rows: "Times in GMT+8 · 214 rows". */
  scope?: ReactNode;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Heads the row of totals; without it there is none. */
  totalLabel?: ReactNode;
  /** A list that is not shown while it is empty needs none. */
  empty?: { drawing: "games" | "money" | "empty"; title: string; text: string };
  /** Rows of the whole list. */
  count: number;
  /** Instead of what lists say alike. */
  labels?: Partial<Record<"newest" | "newer" | "older" | "end", string>>;
}

/** A list with all that belongs to it: filters, rows or why there are none, totals, pages both ways and its download. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { list, words, layout = "page", filters = [], scope, label } = props;
  const bars = (
    <>
      {list.days && <DayBar words={words} shown={list.days} address={list.dayAddress} keep={list.filters} />}
      {filters.length > 0 && <FilterChips list={list} groups={filters} />}
    </>
  );
  if (layout === "history") {
    return (
      <section className="panel grid gap-4 p-5">
        <h2 className="text-xl">{label}</h2>
        <Rows {...props} small />
        <ListArrows list={list} words={words} count={props.count} />
      </section>
    );
  }
  if (layout === "split") {
    return (
      <>
        <section className="panel grid gap-4 p-5">{bars}</section>
        <section className="panel grid gap-4 p-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-3">{scope}</p>
            {list.rows.length > 0 && <Download list={list} words={words} />}
          </div>
          <Rows {...props} scope={undefined} small />
          <Pager {...props} size="md" />
          <End {...props} />
        </section>
      </>
    );
  }
  return (
    <section className="panel grid gap-4 p-5 *:min-w-0 max-sm:p-4">
      {bars}
      <Rows {...props} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Download list={list} words={words} />
        <Pager {...props} />
      </div>
      <End {...props} />
    </section>
  );
}

function Rows<Row>({ small = false, ...props }: RecordListProps<Row> & { small?: boolean }) {
  const { list, words, label, scope, columns, rowKey, totalLabel, empty, count, labels = {} } = props;
  // Behind the end of a list there is nothing, though the list is not empty.
  const none = empty && count > 0 ? { drawing: empty.drawing, title: labels.end ?? words("end") } : empty;
  return (
    <>
      {list.ignored && <Notice>{words("ignored")}</Notice>}
      <DataTable
        label={label}
        scope={scope}
        columns={columns}
        rows={list.rows}
        rowKey={rowKey}
        totalLabel={totalLabel}
        empty={
          list.fault === null ? none && <State small={small} {...none} /> : <ListFailed list={list} words={words} />
        }
      />
    </>
  );
}

function Download({ list: { csv }, words }: Pick<RecordListProps<unknown>, "list" | "words">) {
  return csv && <DownloadCsv {...csv} label={words("download")} failure={words("download-failed")} />;
}

interface PagerProps extends Pick<RecordListProps<unknown>, "words" | "labels"> {
  list: Pick<ShownList<unknown>, "newest" | "newer" | "older" | "rows">;
  size?: "sm" | "md";
}

function Pager({ list, words, labels = {}, size = "sm" }: PagerProps) {
  const named = (name: "newest" | "newer" | "older") => labels[name] ?? words(name);
  const said = { pages: words("pages"), newest: named("newest"), newer: named("newer"), older: named("older") };
  return <ListPager list={list} labels={said} size={size} />;
}

function End({ list, words, labels = {} }: PagerProps) {
  return !list.older && list.rows.length > 0 && <ListEnd>{labels.end ?? words("end")}</ListEnd>;
}
