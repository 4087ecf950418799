import "server-only";
import { helpArticles } from "#lib/contracts/content/help-articles.ts";
import { gameCentres, gameLists } from "#lib/contracts/games/game-lists.ts";
import { vendorListPath } from "#lib/contracts/games/list-paths.ts";
import { helpPath, pages, playPath, promotionPath } from "#lib/contracts/pages.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { readNoticePage, readNotices } from "#lib/modules/content/index.ts";
import { countOfferedGames, listGameCodes, readVendors } from "#lib/modules/games/index.ts";
import { gameCodes } from "#lib/originals/registry.ts";
import type { Context } from "#lib/platform/context.ts";
import type { SitemapEntry } from "#lib/seo/sitemap.ts";

/** The protocol allows 50,000 URLs and 50 MB; this many stay below 3 MB with translations. */
const gamesPerPart = 5_000;

const parts: Record<string, (context: Context, locale: Locale) => Promise<SitemapEntry[]>> = {
  pages: listPages,
  vendors: listVendorLists,
  notices: listNoticePages,
  promotions: listPromotions,
};

/** Returns the names of a language's parts. */
export async function listSitemapParts(context: Context): Promise<string[]> {
  const games = await countOfferedGames(context);
  const gameParts = Array.from({ length: Math.ceil(games / gamesPerPart) }, (_, at) => `games-${at + 1}`);
  return [...Object.keys(parts), ...gameParts];
}

/** Returns the entries of one part; null for a part that does not exist. */
export async function readSitemapPart(context: Context, locale: Locale, name: string): Promise<SitemapEntry[] | null> {
  if (Object.hasOwn(parts, name)) return (await parts[name]?.(context, locale)) ?? null;
  const number = Number(/^games-([1-9]\d{0,3})$/.exec(name)?.[1]);
  if (!number) return null;
  const codes = await listGameCodes(context, { offset: (number - 1) * gamesPerPart, limit: gamesPerPart });
  return codes.length > 0 ? codes.map((code) => ({ path: `/game/${code}` })) : null;
}

/** Lists single pages, and the lists and centres of categories that have vendors. */
async function listPages(context: Context): Promise<SitemapEntry[]> {
  const { data } = await readVendors(context);
  const stocked = new Set<string>(data.lanes.map(({ category }) => category));
  const scopes = Object.entries({
    ...gameLists,
    ...Object.fromEntries(Object.entries(gameCentres).map(([name, category]) => [name, { category }])),
  });
  const kinds = scopes.filter(([, scope]) => !("category" in scope) || stocked.has(scope.category));
  const alone = [pages.home, pages.help, pages.agent].map(({ path }) => path);
  const played = gameCodes.map(playPath);
  const answers = helpArticles.map(({ article }) => helpPath(article));
  return [...alone, ...answers, ...played, ...kinds.map(([name]) => `/${name}`)].map((path) => ({ path }));
}

/** LOBBY-08: lists a vendor's games of one category, where the category has a list. The in-house list is a page. */
async function listVendorLists(context: Context): Promise<SitemapEntry[]> {
  const { data } = await readVendors(context);
  const listed = new Set<string>(
    [gameLists.live, gameLists.fish, gameLists.rng, gameLists.pvp].map((it) => it.category),
  );
  return data.lanes
    .filter(({ category }) => listed.has(category))
    .flatMap(({ category, cards }) =>
      Object.values(cards)
        .filter(({ games }) => games > 0)
        .map(({ vendorCode }) => ({ path: vendorListPath(category, vendorCode) })),
    );
}

async function listNoticePages(context: Context, language: Locale): Promise<SitemapEntry[]> {
  const { totalPages } = await readNoticePage(context, { language, page: 1 });
  const numbers = Array.from({ length: totalPages }, (_, at) => at + 1);
  return Promise.all(
    numbers.map(async (page) => {
      const { content } = await readNoticePage(context, { language, page });
      const newest = content.reduce<Date | undefined>(
        (latest, { publishedAt }) => (latest && latest > publishedAt ? latest : publishedAt),
        undefined,
      );
      return { path: page === 1 ? pages.notices.path : `${pages.notices.path}?page=${page}`, modifiedAt: newest };
    }),
  );
}

async function listPromotions(context: Context, language: Locale): Promise<SitemapEntry[]> {
  const promotions = await readNotices(context, { language, type: "PR" });
  const each = promotions.map(({ slug, publishedAt }) => ({ path: promotionPath(slug), modifiedAt: publishedAt }));
  return [{ path: pages.promotions.path }, ...each];
}
