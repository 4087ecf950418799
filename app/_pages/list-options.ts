import { type ListWire, listAddress } from "#components/lobby/list/list-query.ts";
import type { GameListScope } from "#lib/contracts/games/game-lists.ts";
import { gameSorts } from "#lib/contracts/games/list-games.ts";
import type { VendorCategory } from "#lib/contracts/games/read-vendors.ts";
import type { Translate } from "#lib/i18n/translator.ts";

/** Returns the sort orders of a list with their URLs. */
export function ordersOf(path: string, wire: ListWire, t: Translate) {
  const { sort: current = "popular" } = wire;
  return gameSorts.map((sort) => ({
    href: listAddress(path, wire, { sort: sort === "popular" ? undefined : sort }),
    label: t(`lobby.list.sort-${sort}`),
    current: sort === current,
  }));
}

/** Returns the vendor and class filters of a list with the number of games each leaves. */
export function optionsOf(
  categories: readonly VendorCategory[],
  scope: GameListScope,
  { vassalage: vendorCode }: ListWire,
  number: (count: number) => string,
) {
  const own = categories.filter(({ category }) => category === scope.category);
  const classes = own.flatMap((category) => category.classes);
  return {
    total: number(own.reduce((sum, { games }) => sum + games, 0)),
    vendors: own.flatMap(({ cards }) =>
      Object.values(cards).map((card) => ({
        code: card.vendorCode,
        title: card.displayName,
        games: number(card.games),
      })),
    ),
    classes: classes
      .filter(({ vendors }) => vendorCode === undefined || vendors.includes(vendorCode))
      .map(({ code, title, games }) => ({ code, title, games: number(games) })),
  };
}
