import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { readGameCall } from "#lib/contracts/games/read-game.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { detailsOf, tileOf } from "#lib/modules/games/catalogue/game-view.ts";
import { presentationContext } from "#lib/modules/games/catalogue/presentation-context.ts";
import { findAlternatives, findOfferedGame } from "#lib/modules/games/catalogue/store.ts";
import type { Context } from "#lib/platform/context.ts";

const suggested = 6;

/**
 * Returns a game's details.
 * @throws not-found: unknown or no longer offered
 */
export async function readGame(
  context: Context,
  input: InputOf<typeof readGameCall>,
): Promise<OutputOf<typeof readGameCall>> {
  const row = await findOfferedGame(context.db, input.gameId);
  if (!row) throw new DomainError("not-found");
  const view = await presentationContext(context, input);
  const game = detailsOf(row, view);
  const others = game.state === "ready" ? [] : await findAlternatives(context.db, row, suggested);
  return { game, suggestions: others.map((other) => tileOf(other, view)) };
}
