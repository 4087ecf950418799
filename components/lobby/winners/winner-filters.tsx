import type { ReactNode } from "react";
import { FilterLink } from "#components/lobby/list/filter-link.tsx";
import { KindSelect } from "#components/lobby/winners/kind-select.tsx";
import { ScrollRow } from "#components/ui/scroll-row.tsx";
import { SegmentLinks } from "#components/ui/segments.tsx";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import { periodsOf, type WinnerQuery, winnerAddress, winnerViews } from "#lib/contracts/games/winner-lists.ts";
import type { Translate } from "#lib/i18n/translator.ts";

interface WinnerFiltersProps {
  path: string;
  query: WinnerQuery;
  /** Translator of the area `winners`. */
  t: Translate;
}

/** Returns the address of the first page of a list with a change. */
function changed(path: string, { after: _, ...first }: WinnerQuery, change: Partial<WinnerQuery>): string {
  const asked = { ...first, ...change };
  // The players' list has no `all`; `month` is its longest period.
  if (asked.view === "players" && asked.period === "all") asked.period = "month";
  return winnerAddress(path, asked);
}

/** LOBBY-21: renders the boards as links, for the page's head. */
export function WinnerViews({ path, query, t }: WinnerFiltersProps) {
  return (
    <ScrollRow label={t("views")} className="gap-0.5 max-lg:-mx-3.5 max-lg:px-3.5">
      {winnerViews.map((view) => (
        <FilterLink key={view} quiet href={changed(path, query, { view })} on={query.view === view}>
          {t(`view-${view}`)}
        </FilterLink>
      ))}
    </ScrollRow>
  );
}

interface WinnerBarProps extends WinnerFiltersProps {
  categories: readonly { category: GameCategory; title: string }[];
  /** Days and zone of the list. */
  range: ReactNode;
}

/** LOBBY-21: renders period and kind of games. Jackpots are few, so they are shown for all periods. */
export function WinnerBar({ path, query, categories, range, t }: WinnerBarProps) {
  if (query.view === "jackpots") return null;
  const { category: _, ...ofAll } = query;
  const kinds = [
    { href: changed(path, ofAll, {}), label: t("all-kinds"), current: query.category === undefined },
    ...categories.map(({ category, title }) => ({
      href: changed(path, query, { category }),
      label: title,
      current: query.category === category,
    })),
  ];
  const periods = periodsOf[query.view].map((period) => ({
    href: changed(path, query, { period }),
    label: t(`period-${period}`),
    current: query.period === period,
  }));
  return (
    <div className="flex items-center gap-2 lg:flex-wrap max-lg:-mx-3.5 max-lg:overflow-x-auto max-lg:px-3.5 max-lg:py-0.5 max-lg:no-scrollbar *:shrink-0">
      <SegmentLinks label={t("periods")} links={periods} />
      <KindSelect label={t("kinds")} kinds={kinds} />
      <span className="ms-auto max-w-full text-sm text-3 max-xl:hidden">{range}</span>
    </div>
  );
}
