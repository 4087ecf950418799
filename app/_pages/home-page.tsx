import { readHomeContent } from "#app/_pages/read-home-content.ts";
import { Home } from "#components/lobby/home/home.tsx";
import { FontPreload } from "#components/ui/font-preload.tsx";
import type { GameTile } from "#lib/contracts/games/game-view.ts";
import { lobbyPath } from "#lib/contracts/games/list-paths.ts";
import { pages } from "#lib/contracts/pages.ts";
import { signFont } from "#lib/i18n/fonts.ts";
import { formatCount } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { listRecentGames, readHomeFront } from "#lib/modules/games/index.ts";
import { readBoards } from "#lib/portal/live/boards.ts";
import type { PageVisitor } from "#lib/portal/pages/admit-page.ts";

const recentShown = 12;

/** Renders the home page, also below the popups at /login and /register. The page awaits it, so it can respond 503. */
export async function renderHome(visitor: PageVisitor) {
  const { context, locale, site } = visitor;
  const sign = signFont(site.currency);
  const [t, games, { hot, inHouse, categories }, { winners, jackpots }, recent, content] = await Promise.all([
    translatorFor(locale, "home"),
    translatorFor(locale, "games"),
    readHomeFront(context),
    readBoards(context),
    recentGames(visitor),
    readHomeContent(context, locale),
  ]);
  return (
    <>
      {sign && <FontPreload href={sign} />}
      <Home
        t={t}
        siteName={site.name}
        hot={{ games: hot, href: localePath(locale, pages.hot.path) }}
        inHouse={{
          games: inHouse,
          href: localePath(locale, lobbyPath("in-house")),
          fairHref: localePath(locale, "/help#fair"),
        }}
        categories={categories.map(({ category, title, games, tiles }) => ({
          category,
          title,
          count: formatCount(games, locale),
          href: localePath(locale, lobbyPath(category)),
          tiles,
        }))}
        recent={recent}
        recentHref={localePath(locale, "/recent")}
        winners={winners.list.map(({ vo }) => vo)}
        winnersHref={localePath(locale, "/winners")}
        jackpots={jackpots}
        pools={Object.fromEntries(jackpots.pools.map(({ pool }) => [pool, games(`pools.${pool}`)]))}
        content={content}
      />
    </>
  );
}

async function recentGames({ context, own }: PageVisitor): Promise<GameTile[]> {
  if (!own) return [];
  const { list } = await listRecentGames(context, { page: 1, pageSize: recentShown });
  return list.map(({ vo }) => vo);
}
