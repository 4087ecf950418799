import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { launchDemoCall, launchGameCall } from "#lib/contracts/games/launch-game.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import { returnTarget } from "#lib/kernel/return-target.ts";
import { nameOf } from "#lib/modules/games/catalogue/game-view.ts";
import { saveRecentGame } from "#lib/modules/games/catalogue/player-lists-store.ts";
import { findOfferedGame } from "#lib/modules/games/catalogue/store.ts";
import type { LaunchRequest, VendorAdapter, VendorAdapters } from "#lib/modules/games/launch/vendor-adapter.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

type Input = InputOf<typeof launchGameCall>;
type Output = OutputOf<typeof launchGameCall>;

/**
 * Launches a game for money, or its demo for a trial account, and puts it first in the player's recents (LOBBY-17).
 * @throws not-logged-in
 * @throws not-found
 * @throws game-maintenance, game-not-integrated, game-unavailable: `game` is the game's name
 * @throws need-real-account: trial account and a game without a demo
 */
export function launchGame(adapters: VendorAdapters) {
  return async (context: Context, input: Input): Promise<Output> => {
    const actor = requireMember(context);
    const { adapter, request } = await admit(context, adapters, input);
    if (actor.role === "trial" && !request.game.demo) throw new DomainError("need-real-account");
    const mode = actor.role === "trial" ? "demo" : "money";
    const url = await (mode === "demo" ? adapter.demo(context, request) : adapter.launch(context, request));
    const launchUrl = ours(request, url);
    await saveRecentGame(context.db, actor.playerId, request.game.code, context.clock.now());
    return { launchUrl, mode };
  };
}

/**
 * Launches the demo of a game for anyone.
 * @throws demo-unavailable: the game has no demo; otherwise as for `launchGame`
 */
export function launchDemo(adapters: VendorAdapters) {
  return async (context: Context, input: InputOf<typeof launchDemoCall>): Promise<Output> => {
    const { adapter, request } = await admit(context, adapters, input);
    if (!request.game.demo) throw new DomainError("demo-unavailable", { game: nameOf(request.game, request.language) });
    return { launchUrl: ours(request, await adapter.demo(context, request)), mode: "demo" };
  };
}

async function admit(
  context: Context,
  adapters: VendorAdapters,
  input: Input,
): Promise<{ adapter: VendorAdapter; request: LaunchRequest }> {
  const game = await findOfferedGame(context.db, input.gameId);
  if (!game) throw new DomainError("not-found");
  const language = callLanguage(context, input);
  const adapter = adapters.get(game.vendorCode);
  if (!adapter) throw new DomainError("game-not-integrated", { game: nameOf(game, language) });
  if (game.maintenance) throw new DomainError("game-maintenance", { game: nameOf(game, language) });
  return { adapter, request: { game, language } };
}

/**
 * Returns the launch URL when it is ours. Another site would replace our page, without balance or way back, until there
 * is a frame for vendors (VEND-04).
 */
function ours({ game, language }: LaunchRequest, url: string): string {
  const target = returnTarget(url);
  if (target !== null) return target;
  // Logs only the origin: the full URL may let any reader play.
  const where = URL.canParse(url) ? new URL(url).origin : "an address that is none of ours";
  const cause = new Error(`A launch of ${game.code} by ${game.vendorCode} leads to ${where}`);
  throw new DomainError("game-unavailable", { game: nameOf(game, language) }, { cause });
}
