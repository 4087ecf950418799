import { definePage } from "#app/_pages/define-page.tsx";
import { metadataOf } from "#app/_pages/page-metadata.ts";
import { winnerEntries } from "#app/_pages/winner-entries.tsx";
import { JackpotPools } from "#components/lobby/home/jackpot-pools.tsx";
import { ListPageHead, listPageClass } from "#components/lobby/list/list-page-head.tsx";
import { WinnerFilters } from "#components/lobby/winners/winner-filters.tsx";
import { WinnerRows } from "#components/lobby/winners/winner-rows.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { State } from "#components/ui/state.tsx";
import { type WinnerQuery, winnerAddress, winnerQueryOf } from "#lib/contracts/games/winner-lists.ts";
import { pages } from "#lib/contracts/pages.ts";
import { zoneName } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import { readGameTypes } from "#lib/modules/games/index.ts";
import { readBoards } from "#lib/portal/live/boards.ts";

export const generateMetadata = metadataOf(pages.winners, "winners");

/** LOBBY-21. List, period and page are in the URL. */
export default definePage(pages.winners, async (page) => {
  const { context, locale, site, searchParams } = page;
  const { query, ignored } = winnerQueryOf(searchParams);
  const [all, t] = await Promise.all([translatorFor(locale), translatorFor(locale, "winners")]);
  const [{ jackpots }, { gameTypes }, { rows, next }] = await Promise.all([
    readBoards(context),
    readGameTypes(context, {}),
    winnerEntries(page, query, all),
  ]);
  const path = localePath(locale, "/winners");
  const { after: _, ...first } = query;
  const zone = t("times-in", { zone: zoneName(site.timeZone, locale, context.clock.now()) });
  return (
    <div data-reading className={listPageClass}>
      <ListPageHead title={t("title")} note={t("note")} />
      <JackpotPools
        pools={jackpots.pools}
        names={Object.fromEntries(jackpots.pools.map(({ pool }) => [pool, all(`games.pools.${pool}`)]))}
        text={{ title: t("pools"), live: all("home.live") }}
      />
      <WinnerFilters path={path} query={query} categories={gameTypes} t={t} />
      {ignored && <Notice>{all("lobby.list.ignored")}</Notice>}
      {query.after && (
        <PageLink href={winnerAddress(path, first)} className={`${buttonClass({ size: "sm" })} justify-self-start`}>
          {t("first-page")}
        </PageLink>
      )}
      {rows.length > 0 ? (
        <>
          <p className="text-sm text-3">{query.view === "players" ? t("players-note") : zone}</p>
          <WinnerRows label={t(`view-${query.view}`)} rows={rows} ranked={query.view !== "jackpots"} />
        </>
      ) : (
        <NoWinners query={query} path={path} t={t} beyond={query.after !== undefined} />
      )}
      {next && (
        <PageLink
          href={winnerAddress(path, { ...query, after: next })}
          rel="next"
          className={`${buttonClass()} justify-self-center`}
        >
          {t("next")}
        </PageLink>
      )}
    </div>
  );
});

interface NoWinnersProps {
  query: WinnerQuery;
  path: string;
  t: Translate;
  /** True when the URL asks for a page past the last one. */
  beyond: boolean;
}

function NoWinners({ query: { view }, path, t, beyond }: NoWinnersProps) {
  const key = beyond ? "beyond" : view === "jackpots" ? "no-jackpot" : "empty";
  return (
    <div className="panel">
      <State
        drawing="games"
        title={t(`${key}-title`)}
        text={beyond ? undefined : t(`${key}-text`)}
        action={
          key === "empty" && (
            <PageLink href={winnerAddress(path, { view, period: "month" })} className={buttonClass({ tone: "gold" })}>
              {t("clear")}
            </PageLink>
          )
        }
      />
    </div>
  );
}
