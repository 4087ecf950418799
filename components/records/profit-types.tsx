import type { ReactNode } from "react";
import { type ProfitPlace, profitColumns } from "#components/records/profit-columns.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import type { readProfitCall } from "#lib/contracts/games/read-profit.ts";

type Profit = OutputOf<typeof readProfitCall>;

interface ProfitTypesProps extends ProfitPlace, Pick<Profit, "types" | "totals"> {
  nameOf: (category: GameCategory) => string;
  /** Returns the URL of the category's bets on the same days. */
  betsHref: (category: GameCategory) => string;
  /** Accessible name of the control that opens a row. */
  openLabel: string;
  /** Content below the table. */
  children: ReactNode;
}

/** MEMBER-06: lists the categories that have bets, each with a link to its bets. */
export function ProfitTypes({ types, totals, nameOf, betsHref, openLabel, children, ...place }: ProfitTypesProps) {
  const { t } = place;
  return (
    <section data-paper aria-labelledby="by-type" className="panel grid gap-4 p-5 *:min-w-0 max-sm:p-4">
      <h2 id="by-type" className="text-xl">
        {t("profit.by-type")}
      </h2>
      <DataTable
        label={t("profit.by-type")}
        openLabel={openLabel}
        rows={types}
        rowKey={({ category }) => category}
        totalLabel={types.length > 1 && t("profit.all-types")}
        columns={[
          {
            key: "type",
            header: t("profit.type"),
            card: "title",
            cell: ({ category }) => (
              <PageLink
                href={betsHref(category)}
                className="inline-flex min-h-9 items-center font-semibold text-brand-text underline-offset-4 hover:underline max-lg:-my-2.5 max-lg:min-h-tap"
              >
                {nameOf(category)}
              </PageLink>
            ),
          },
          ...profitColumns<Profit["types"][number]>(place, totals),
        ]}
      />
      {children}
    </section>
  );
}
