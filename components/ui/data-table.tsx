import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money stand at the end of their column. */
  end?: boolean;
  /** In cards on a phone: `title` heads the card, `figure` stands at the end of its head, `hide` leaves it out. */
  card?: "title" | "figure" | "hide";
  /** Its cell in the row of totals. */
  total?: ReactNode;
}

interface DataTableProps<Row> {
  /** Said before the table by screen readers. */
  label: string;
  /** Zone and scope, above the rows: "Times in GMT+8 · 214 rows". */
  scope?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Heads the row of totals over the whole filter; without it there is none. */
  totalLabel?: ReactNode;
  /** Stands in the place of rows when there are none. */
  empty?: ReactNode;
}

/**
 * A table on wide screens, a list of cards on phones: one markup, so nothing is sent or read twice. Roles are written
 * out because `display` takes a table's own away.
 */
export function DataTable<Row>({ label, scope, columns, rows, rowKey, totalLabel, empty }: DataTableProps<Row>) {
  return (
    <div className="grid gap-3">
      {scope && <p className="text-sm text-3">{scope}</p>}
      {rows.length === 0 && empty}
      {rows.length > 0 && (
        <div className="sm:overflow-x-auto">
          {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
          {/* biome-ignore-start lint/a11y/useSemanticElements: they are the semantic elements */}
          <table role="table" aria-label={label} className="data-table">
            <thead role="rowgroup">
              <tr role="row">
                {columns.map((column) => (
                  <th key={column.key} role="columnheader" scope="col" className={column.end ? "text-end" : undefined}>
                    {column.header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map((row) => (
                <tr key={rowKey(row)} role="row">
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      role="cell"
                      data-label={column.header}
                      data-card={column.card}
                      className={cx(column.end && "text-end")}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {totalLabel && (
              <tfoot role="rowgroup">
                <tr role="row">
                  {columns.map((column, index) => (
                    <td
                      key={column.key}
                      role="cell"
                      data-label={index > 0 && column.total !== undefined ? column.header : undefined}
                      data-card={index === 0 ? "title" : column.total === undefined ? "hide" : undefined}
                      className={cx(column.end && "text-end")}
                    >
                      {index === 0 ? totalLabel : column.total}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
          {/* biome-ignore-end lint/a11y/useSemanticElements: they are the semantic elements */}
          {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
        </div>
      )}
    </div>
  );
}
