import type { TileGame } from "#components/lobby/game-tile.tsx";
import { Home } from "#components/lobby/home.tsx";
import { dice } from "#lib/contracts/originals/dice-rules.ts";
import { formatMoney, formatPercent } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { type Game, listInHouseGames, readWinners } from "#lib/modules/games/index.ts";
import type { PageVisitor } from "#lib/portal/admit-page.ts";

const winnersShown = 20;

/** The home page, also below the popups at /login and /register. */
export async function HomePage({ context, locale, site }: PageVisitor) {
  const [t, games, winners] = await Promise.all([
    translatorFor(locale, "home"),
    listInHouseGames(context),
    readWinners(context, { gameCategory: "ALL", limitNum: winnersShown }),
  ]);
  const { name, currency } = site;
  return (
    <Home
      t={t}
      siteName={name}
      games={games.map((game) => tileOf(game, t, { locale, currency }))}
      winners={winners.list.map(({ vo: { winAmount, ...winner } }) => ({
        ...winner,
        amount: formatMoney(moneyToWire(winAmount), locale, { currency }),
      }))}
      fairHref={`${localePath(locale, "/help")}#fair`}
    />
  );
}

/** What comes back to players, where a game's rules say it exactly. */
const returned: Record<string, number> = { dice: dice.returned / dice.outcomes };

function tileOf(
  game: Game,
  t: Translate,
  { locale, currency }: Pick<PageVisitor, "locale"> & { currency: string },
): TileGame {
  const rtp = returned[game.code];
  const lowest = formatMoney(moneyToWire(game.minimumStake), locale, { currency, trimZeros: true });
  return {
    code: game.code,
    name: game.name,
    vendor: game.vendorCode,
    gameClass: game.code,
    href: localePath(locale, `/play/${game.code}`),
    fact: rtp === undefined ? `${t("from")} ${lowest}` : `${t("rtp")} ${formatPercent(rtp, locale)}`,
  };
}
