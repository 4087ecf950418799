import "server-only";
import type { CategoryEntry, ListEntry } from "#components/lobby/navigation.ts";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import { categoriesInOrder, entryPath } from "#lib/contracts/games/list-paths.ts";
import { formatCount } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readGameTypes, readVendors } from "#lib/modules/games/index.ts";
import type { Context } from "#lib/platform/context.ts";

export interface Navigation {
  /** NAV-04: in-house games, then every category that has vendors, in the order of the lobby. */
  categories: CategoryEntry[];
  /** Formatted number of the games of all categories. */
  allGames: string;
  /** LOBBY-08: lists across categories. */
  lists: ListEntry[];
  /** LOBBY-14, LOBBY-15: the member's own lists, when logged in. */
  ownLists: ListEntry[];
}

/**
 * Returns the navigation of the lobby for the header and the side menu. At most 5 s old.
 */
export async function readNavigation(
  context: Context,
  locale: Locale,
  { member }: { member: boolean },
): Promise<Navigation> {
  const [t, { gameTypes }, { data }] = await Promise.all([
    translatorFor(locale, "lobby"),
    readGameTypes(context, {}),
    readVendors(context),
  ]);
  const firstVendor = (category: GameCategory) =>
    Object.values(data.lanes.find((lane) => lane.category === category)?.cards ?? {})[0];
  const classes = gameTypes.flatMap((category) => category.classes);
  const hasMini = classes.some(({ code }) => code === "mini-games");
  const entry = (list: ListEntry["list"]) => ({
    list,
    title: t(`lists.${list}`),
    href: localePath(locale, `/${list}`),
  });
  return {
    categories: categoriesInOrder(gameTypes).map(({ category, title, games }) => ({
      category,
      title,
      games: formatCount(games, locale),
      href: localePath(locale, entryPath(category, firstVendor(category))),
    })),
    allGames: formatCount(
      gameTypes.reduce((sum, { games }) => sum + games, 0),
      locale,
    ),
    lists: [entry("jackpot"), ...(hasMini ? [entry("mini")] : [])],
    ownLists: member ? [entry("favorite"), entry("recent")] : [],
  };
}
