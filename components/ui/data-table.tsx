import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers and money to the end of their column. */
  end?: boolean;
  /** Place in a phone card: `title` heads the card, `figure` sits at the end of its head, `hide` omits the cell. */
  card?: "title" | "figure" | "hide";
  /** Cell of the totals row. */
  total?: ReactNode;
}

interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** Time zone and scope above the rows: "Times in GMT+8 · 214 rows". */
  scope?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Label of the totals row, which covers the whole filter. Without it the table has no totals row. */
  totalLabel?: ReactNode;
  /** Content of an empty table. */
  empty?: ReactNode;
}

/**
 * Renders a table on wide screens and a list of cards on phones from one markup, so that nothing is sent or read twice.
 * Roles are explicit because `display` removes a table's own roles.
 */
export function DataTable<Row>({ label, scope, columns, rows, rowKey, totalLabel, empty }: DataTableProps<Row>) {
  return (
    <div className="grid gap-3">
      {scope && <p className="text-sm text-3">{scope}</p>}
      {rows.length === 0 && empty}
      {rows.length > 0 && (
        <div className="sm:overflow-x-auto">
          {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
          {/* biome-ignore-start lint/a11y/useSemanticElements: these are the semantic elements */}
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
          {/* biome-ignore-end lint/a11y/useSemanticElements: these are the semantic elements */}
          {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
        </div>
      )}
    </div>
  );
}
