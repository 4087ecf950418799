import "server-only";
import { type GameDefinition, inHouseVendor } from "#lib/modules/games/index.ts";
import { inHouseGames } from "#lib/originals/registry.ts";

/** Returns the catalogue entries of the in-house games. Each game's page is `/play/{code}`. */
export function catalogueOfInHouseGames(): Promise<GameDefinition[]> {
  return Promise.all(
    Object.values(inHouseGames).map(async ({ code, jackpots, engine }) => {
      const { catalogue } = await engine();
      return {
        ...{ code, vendorCode: inHouseVendor, vendorGameId: code, category: "in-house" as const, demo: true },
        ...(jackpots.length > 0 ? { jackpot: true } : {}),
        ...catalogue,
      };
    }),
  );
}
