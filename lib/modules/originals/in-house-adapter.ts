import "server-only";
import { playPath } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { inHouseVendor, type LaunchRequest, type VendorAdapter } from "#lib/modules/games/index.ts";
import { catalogueOfInHouseGames } from "#lib/modules/originals/in-house-games.ts";
import { findRoundsPlayed } from "#lib/modules/originals/store.ts";

const batch = 1_000;

/** The in-house studio as a vendor adapter: its games are our own pages and its bets are already in our ledger. */
export const inHouseAdapter: VendorAdapter = {
  vendorCode: inHouseVendor,
  games: catalogueOfInHouseGames,
  launch: async (_, { game, language }) => pageOf({ game, language }),
  demo: async (_, { game, language }) => `${pageOf({ game, language })}?demo=1`,
  async *history({ db }, { from, to }) {
    let after: string | undefined;
    do {
      const rounds = await findRoundsPlayed(db, { from, to, after }, batch);
      for (const { id, gameCode, playerId, currency, stake, payout, playedAt } of rounds) {
        yield { externalId: id, vendorGameId: gameCode, playerId, currency, stake, payout, settledAt: playedAt };
      }
      after = rounds.at(-1)?.id;
    } while (after !== undefined);
  },
};

function pageOf({ game, language }: LaunchRequest): string {
  return localePath(language, playPath(game.code));
}
