import "server-only";
import { type VendorMove, vendorMoves } from "#lib/modules/games/catalogue/category-rules.ts";
import type { View } from "#lib/modules/games/catalogue/game-view.ts";
import { lobbySettings } from "#lib/modules/games/settings.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

export async function presentationContext(context: Context, input: { language?: string | undefined }): Promise<View> {
  return { language: callLanguage(context, input), now: context.clock.now(), moves: await siteVendorMoves(context) };
}

/** Returns the site's moves of vendors to other categories (LOBBY-10). */
export async function siteVendorMoves(held: Pick<Context, "db">): Promise<readonly VendorMove[]> {
  const { lobby } = await readSettings(held, lobbySettings);
  return vendorMoves({
    esports: lobby.esportVendors,
    cockfighting: lobby.cockfightVendors,
    inHouse: lobby.excludedSlotVendors,
  });
}
