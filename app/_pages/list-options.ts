import { type ListWire, listAddress } from "#components/lobby/list/list-query.ts";
import type { GameListScope } from "#lib/contracts/games/game-lists.ts";
import { gameSorts } from "#lib/contracts/games/list-games.ts";
import type { Lane } from "#lib/contracts/games/read-vendors.ts";
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
  lanes: readonly Lane[],
  scope: GameListScope,
  { vassalage }: ListWire,
  number: (count: number) => string,
) {
  const own = lanes.filter(({ gameType }) => gameType === scope.gameType);
  const classes = own.flatMap(({ gameClassify }) => gameClassify);
  return {
    total: number(own.reduce((sum, { games }) => sum + games, 0)),
    vendors: own.flatMap(({ cards }) =>
      Object.values(cards).map((card) => ({
        code: card.vassalage,
        title: card.displayName,
        games: number(card.games),
      })),
    ),
    classes: classes
      .filter(({ vendors }) => vassalage === undefined || vendors.includes(vassalage))
      .map(({ code, title, games }) => ({ code, title, games: number(games) })),
  };
}
