import "server-only";
import type { View } from "#lib/modules/games/game-view.ts";
import { movesOf } from "#lib/modules/games/shelf-rules.ts";
import { readSiteConfiguration } from "#lib/modules/system/index.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

export async function viewOf(context: Context, input: { language?: string | undefined }): Promise<View> {
  const { lobby } = await readSiteConfiguration(context);
  const moves = movesOf({
    esports: lobby.esportVendors,
    cockfighting: lobby.cockfightVendors,
    inHouse: lobby.excludedSlotVendors,
  });
  return { language: callLanguage(context, input), now: context.clock.now(), moves };
}
