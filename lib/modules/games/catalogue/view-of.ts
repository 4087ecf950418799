import "server-only";
import type { View } from "#lib/modules/games/catalogue/game-view.ts";
import { type Move, movesOf } from "#lib/modules/games/catalogue/shelf-rules.ts";
import { lobbySettings } from "#lib/modules/games/settings.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

export async function viewOf(context: Context, input: { language?: string | undefined }): Promise<View> {
  return { language: callLanguage(context, input), now: context.clock.now(), moves: await siteMoves(context) };
}

/** Returns the site's moves of vendors to other categories (LOBBY-10). */
export async function siteMoves(held: Pick<Context, "db">): Promise<readonly Move[]> {
  const { lobby } = await readSettings(held, lobbySettings);
  return movesOf({
    esports: lobby.esportVendors,
    cockfighting: lobby.cockfightVendors,
    inHouse: lobby.excludedSlotVendors,
  });
}
