import { FilterLink } from "#components/lobby/list/filter-link.tsx";
import { ScrollRow } from "#components/ui/scroll-row.tsx";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import { periodsOf, type WinnerQuery, winnerAddress, winnerViews } from "#lib/contracts/games/winner-lists.ts";
import type { Translate } from "#lib/i18n/translator.ts";

const rowClass = "-mx-7 items-center gap-2 px-7 py-0.5 max-lg:-mx-3.5 max-lg:px-3.5";

interface WinnerFiltersProps {
  path: string;
  query: WinnerQuery;
  categories: readonly { category: GameCategory; title: string }[];
  /** Translator of the area `winners`. */
  t: Translate;
}

/**
 * LOBBY-21: renders the list, period and category filters, all as links. Jackpots are few, so they are shown for all
 * periods.
 */
export function WinnerFilters({ path, query, categories, t }: WinnerFiltersProps) {
  const { after: __, ...first } = query;
  const to = (change: Partial<WinnerQuery>) => {
    const asked = { ...first, ...change };
    // The players' list has no `all`; `month` is its longest period.
    if (asked.view === "players" && asked.period === "all") asked.period = "month";
    return winnerAddress(path, asked);
  };
  const { category: _, ...ofAll } = first;
  return (
    <div className="grid gap-2">
      <ScrollRow label={t("views")} className={rowClass}>
        {winnerViews.map((view) => (
          <FilterLink key={view} href={to({ view })} on={query.view === view}>
            {t(`view-${view}`)}
          </FilterLink>
        ))}
      </ScrollRow>
      {query.view !== "jackpots" && (
        <>
          <ScrollRow label={t("periods")} className={`${rowClass} gap-0.5!`}>
            {periodsOf[query.view].map((period) => (
              <FilterLink key={period} quiet href={to({ period })} on={query.period === period}>
                {t(`period-${period}`)}
              </FilterLink>
            ))}
          </ScrollRow>
          <ScrollRow label={t("kinds")} className={`${rowClass} gap-0.5!`}>
            <FilterLink quiet href={winnerAddress(path, ofAll)} on={query.category === undefined}>
              {t("all-kinds")}
            </FilterLink>
            {categories.map(({ category, title }) => (
              <FilterLink key={category} quiet href={to({ category })} on={query.category === category}>
                {title}
              </FilterLink>
            ))}
          </ScrollRow>
        </>
      )}
    </div>
  );
}
