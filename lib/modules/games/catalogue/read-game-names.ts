import "server-only";
import { findGameNames } from "#lib/modules/games/bets/store.ts";
import { nameOf } from "#lib/modules/games/catalogue/game-view.ts";
import { inHouseVendor } from "#lib/modules/games/catalogue/in-house-games.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Returns games by code: their name in the call's language, and whether their rounds can be verified at
 * `/fair/{roundId}`.
 */
export async function readGameNames(
  context: Context,
  codes: readonly string[],
): Promise<ReadonlyMap<string, { name: string; verifiable: boolean }>> {
  if (codes.length === 0) return new Map();
  const language = callLanguage(context, {});
  const rows = await findGameNames(context.db, codes);
  return new Map(
    rows.map((row) => [row.code, { name: nameOf(row, language), verifiable: row.vendorCode === inHouseVendor }]),
  );
}
