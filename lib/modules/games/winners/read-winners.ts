import "server-only";
import { artAddress } from "#lib/art/address.ts";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { readWinnersCall } from "#lib/contracts/games/read-winners.ts";
import { maskName } from "#lib/modules/games/winners/mask-name.ts";
import { findWinStandings } from "#lib/modules/games/winners/win-standings.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

const windowMs = 30 * 86_400_000;

/** Returns settled wins by payout, one per player and game; stakes are not deducted (LOBBY-03). */
export async function readWinners(
  context: Context,
  input: InputOf<typeof readWinnersCall>,
): Promise<OutputOf<typeof readWinnersCall>> {
  const { currency } = await readSettings(context, siteSettings);
  const language = callLanguage(context, input);
  const since = new Date(context.clock.now().getTime() - windowMs);
  const category = input.gameCategory === "ALL" ? undefined : input.gameCategory;
  const wins = await findWinStandings(context.db, { currency, since, category }, input.limitNum);
  return {
    list: wins.map(({ playerName, vendorCode, gameCode, gameName, gameNames, artClass, payout }) => ({
      vo: {
        customerName: maskName(playerName),
        iconUrl: artAddress("thumb", { vendor: vendorCode, gameClass: artClass ?? gameCode, slug: gameCode }),
        winAmount: payout,
        gameName: gameNames?.[language] ?? gameName ?? gameCode,
      },
    })),
  };
}
