import { definePage } from "#app/_pages/define-page.tsx";
import { metadataOf } from "#app/_pages/page-metadata.ts";
import { winnerBoard } from "#app/_pages/winner-board.tsx";
import { leaderQuery, leadersBeside, winnerEntries } from "#app/_pages/winner-entries.tsx";
import { ListPageHead, listPageClass } from "#components/lobby/list/list-page-head.tsx";
import { JackpotPools } from "#components/lobby/winners/jackpot-pools.tsx";
import { LeaderBoard } from "#components/lobby/winners/leader-board.tsx";
import { WinnerBar, WinnerViews } from "#components/lobby/winners/winner-filters.tsx";
import { WinnerPodium } from "#components/lobby/winners/winner-podium.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { winnerAddress, winnerPeriods, winnerQueryOf } from "#lib/contracts/games/winner-lists.ts";
import { pages } from "#lib/contracts/pages.ts";
import { formatDays, zoneName } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readGameTypes } from "#lib/modules/games/index.ts";
import { readBoards } from "#lib/portal/live/boards.ts";

const dayMs = 86_400_000;

export const generateMetadata = metadataOf(pages.winners, "winners");

/** LOBBY-21. List, period and page are in the URL. */
export default definePage(pages.winners, async (page) => {
  const { context, locale, site, searchParams } = page;
  const { query, ignored } = winnerQueryOf(searchParams);
  const [all, t] = await Promise.all([translatorFor(locale), translatorFor(locale, "winners")]);
  const [{ jackpots }, { gameTypes }, found, leaders] = await Promise.all([
    readBoards(context),
    readGameTypes(context, {}),
    winnerEntries(page, query, t, all),
    query.view === "wins" ? leadersBeside(page, query) : [],
  ]);
  const path = localePath(locale, "/winners");
  const { after, ...first } = query;
  const now = context.clock.now();
  const zone = zoneName(site.timeZone, locale, now);
  const since = winnerPeriods[query.period];
  const day = (at: number) => new Intl.DateTimeFormat("en-CA", { timeZone: site.timeZone }).format(at);
  const range = Number.isFinite(since)
    ? t("range", { days: formatDays(day(now.getTime() - since * dayMs), day(now.getTime()), locale, false), zone })
    : t("times-in", { zone });
  const leading = leaderQuery(query);
  const board = await winnerBoard({ page, query, found, path, zone, t });
  return (
    <div data-reading className={listPageClass}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 *:min-w-0 max-sm:grid">
        <ListPageHead title={t("title")} note={t(`note-${query.view}`)} />
        <WinnerViews path={path} query={query} t={t} />
      </div>
      <WinnerBar path={path} query={query} categories={gameTypes} range={range} t={t} />
      {ignored && <Notice>{all("lobby.list.ignored")}</Notice>}
      {after && (
        <PageLink href={winnerAddress(path, first)} className={`${buttonClass({ size: "sm" })} justify-self-start`}>
          {t("first-page")}
        </PageLink>
      )}
      {query.view === "wins" && !after && (
        <WinnerPodium
          label={t("view-wins")}
          places={found.podium}
          free={{ title: t("nobody"), text: t(`young-${query.period}`) }}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_344px] items-start gap-4 max-xl:grid-cols-[minmax(0,1fr)]">
        {board}
        <aside className="grid gap-4 *:min-w-0 max-xl:grid-cols-2 max-sm:grid-cols-[minmax(0,1fr)]">
          <LeaderBoard
            leaders={leaders}
            href={winnerAddress(path, leading)}
            text={{ title: t("view-players"), period: t("won-in", { period: t(`period-${leading.period}`) }) }}
          />
          <JackpotPools
            pools={jackpots.pools}
            names={Object.fromEntries(jackpots.pools.map(({ pool }) => [pool, all(`games.pools.${pool}`)]))}
            text={{ title: t("pools"), live: all("home.live") }}
          />
        </aside>
      </div>
    </div>
  );
});
