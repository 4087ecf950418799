import * as z from "zod/mini";
import { callPortal } from "#lib/client/call-portal.ts";
import type { WireCategory } from "#lib/contracts/games/categories.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";
import { listGames } from "#lib/contracts/games/list-games.ts";

/** LOBBY-04: a vendor's first games of one kind, the most played first. Throws `PortalError`. */
export async function vendorGames(gameType: WireCategory, vassalage: string): Promise<GameTile[]> {
  const { games } = await callPortal(listGames, z.decode(listGames.input, { gameType, vassalage }));
  return games;
}
