import "#components/ui/data-table.css";
import "#components/ui/data-table-rows.css";
import { type CSSProperties, type ReactNode, useId } from "react";
import { cx } from "#components/ui/cx.ts";
import { RowDetails } from "#components/ui/row-details.tsx";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers and money to the end of their column. */
  end?: boolean;
  /**
   * Place on a phone: `title` and `figure` are the first line of a row; `time`, `caption` and `note` the second. A `wide`
   * column is left out; others show when the row is open.
   */
  card?: "title" | "figure" | "time" | "caption" | "note" | "wide";
  /** Takes the width that is left. */
  grow?: boolean;
  /** Cell of the totals row. */
  total?: ReactNode;
}

/** Rows below one heading, such as those of a day. */
export interface RowGroup {
  key: string;
  label: ReactNode;
  /** Sum of the whole group. */
  figure?: ReactNode;
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** Time zone and scope above the rows: "Times in GMT+8 · 214 rows". */
  scope?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Accessible name of the control that opens a row. */
  openLabel: string;
  /** What a row shows when it is open, besides columns without a place on a phone. */
  details?: (row: Row) => ReactNode;
  /** Heading of a row's group; rows of a group follow each other. */
  groupOf?: (row: Row) => RowGroup;
  /** Label of the totals row, which covers the whole filter. Without it the table has no totals row. */
  totalLabel?: ReactNode;
  /** Content of an empty table. */
  empty?: ReactNode;
}

/**
 * Renders records from one markup, so that nothing is sent or read twice: columns on wide screens and on paper, two
 * lines that open on a phone. Roles are explicit because `display` removes a table's own roles.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, scope, columns, rows, details, groupOf, totalLabel, empty } = props;
  const id = useId();
  const groups = groupOf ? [...Map.groupBy(rows, (row) => groupOf(row).key).values()] : [rows];
  const opens = details !== undefined || columns.some(({ card }) => card === undefined);
  const tracks = columns.map(({ grow }) => (grow ? "minmax(120px,1fr)" : "auto")).join(" ");
  return (
    <div className="grid gap-3">
      {scope && <p className="text-sm text-3">{scope}</p>}
      {rows.length === 0 && empty}
      {rows.length > 0 && (
        <div className="data-table-frame">
          {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
          {/* biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements */}
          <table
            role="table"
            aria-label={label}
            className="data-table"
            data-details={details ? "" : undefined}
            style={{ "--tracks": `${tracks} 44px` } as CSSProperties}
          >
            <thead role="rowgroup">
              <tr role="row">
                {columns.map((column) => (
                  <th key={column.key} role="columnheader" scope="col" className={column.end ? "text-end" : undefined}>
                    {column.header}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map((group) => (
              <Rows
                key={(group[0] && groupOf?.(group[0]).key) ?? "all"}
                {...props}
                rows={group}
                id={id}
                opens={opens}
              />
            ))}
            {totalLabel && <Totals columns={columns} label={totalLabel} />}
          </table>
          {/* biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements */}
          {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
        </div>
      )}
    </div>
  );
}

/* biome-ignore-start lint/a11y/noRedundantRoles: see above */
/* biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements */
function Rows<Row>(props: DataTableProps<Row> & { id: string; opens: boolean }) {
  const { id, columns, rows, rowKey, details, openLabel, opens, groupOf } = props;
  const heading = rows[0] && groupOf?.(rows[0]);
  return (
    <tbody role="rowgroup">
      {heading && (
        <tr role="row" data-group>
          <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
            <span>{heading.label}</span>
            {heading.figure !== undefined && <span>{heading.figure}</span>}
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <tr key={rowKey(row)} role="row">
          {columns.map((column) => (
            <td
              key={column.key}
              id={column.card === "title" ? `${id}-${rowKey(row)}` : undefined}
              role="cell"
              data-label={column.header}
              data-card={column.card}
              className={cx(column.end && "text-end")}
            >
              {column.cell(row)}
            </td>
          ))}
          {opens && (
            <td role="cell" data-open>
              <RowDetails label={openLabel} rowId={`${id}-${rowKey(row)}`}>
                {details?.(row)}
              </RowDetails>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

function Totals<Row>({ columns, label }: Pick<DataTableProps<Row>, "columns"> & { label: ReactNode }) {
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {columns.map((column, index) => (
          <td
            key={column.key}
            role="cell"
            data-label={index > 0 && column.total !== undefined ? column.header : undefined}
            data-card={index === 0 ? "title" : column.total === undefined ? "none" : undefined}
            className={cx(column.end && "text-end")}
          >
            {index === 0 ? label : column.total}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
/* biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements */
/* biome-ignore-end lint/a11y/noRedundantRoles: see above */
