import type { GameTile } from "#lib/contracts/games/game-view.ts";
import { type GameDefinition, saveCatalogue, type VendorDefinition } from "#lib/modules/games/index.ts";
import { services } from "#lib/portal/services.ts";
import { adapters } from "#lib/portal/vendor-adapters.ts";

export const system = { ...services(), actor: { role: "system", process: "test" } as const };

/** Vendors of a test: codes of their own, on the shelves that are named. */
export function vendorsOf(shelves: Record<string, VendorDefinition["shelves"]>): VendorDefinition[] {
  return Object.entries(shelves).map(([code, own]) => ({ code, name: `Studio ${code}`, shelves: own }));
}

/** A slot of PG unless told otherwise; its code is its name in kebab-case. */
export function gameOf(name: string, change: Partial<GameDefinition> = {}): GameDefinition {
  const code = change.code ?? name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return {
    code,
    vendorCode: "PG",
    vendorGameId: code,
    category: "slots",
    gameClass: "slot-machine",
    name,
    demo: true,
    popularity: 100,
    releasedOn: "2020-01-01",
    rtp: 9_600,
    volatility: 3,
    lines: 20,
    features: ["free-spins"],
    minimumStake: 1_00n,
    maximumStake: 1_000_00n,
    maximumWin: 100_000_00n,
    ...change,
  };
}

/** Brings vendors and games in through the product's own door. */
export async function stock(vendors: VendorDefinition[], games: GameDefinition[]): Promise<void> {
  await saveCatalogue(system, adapters, { vendors, games });
}

export const namesOf = (tiles: readonly GameTile[]) => tiles.map(({ nodeName }) => nodeName);
