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
  /** Translator of the area `list`, which has the texts common to all lists. */
  words: Translate;
  /** Names the table; it is the heading of a `history`. */
  label: string;
  /**
   * `page` fills a page; `split` also puts the filters in a panel of their own; `history` is a short list below other
   * content.
   */
  layout?: "page" | "split" | "history";
  filters?: readonly ListFilter[];
  /** Time zone and scope above the rows: "Times in GMT+8 · 214 rows". */
  scope?: ReactNode;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Label of the totals row. Without it the list has no totals row. */
  totalLabel?: ReactNode;
  /** Omitted for a list that is hidden while empty. */
  empty?: { drawing: "games" | "money" | "empty"; title: string; text: string };
  /** Number of rows in the whole list. */
  count: number;
  /** Overrides the common labels. */
  labels?: Partial<Record<"newest" | "newer" | "older" | "end", string>>;
}

/** Renders a list with its filters, rows or empty state, totals, paging in both directions and download. */
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
  // A page after the last row has no rows, although the list is not empty.
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
          list.errorReference === null ? (
            none && <State small={small} {...none} />
          ) : (
            <ListFailed list={list} words={words} />
          )
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
