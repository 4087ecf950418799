import { callPortal } from "#lib/client/call-portal.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import { launchDemoCall, launchGameCall } from "#lib/contracts/games/launch-game.ts";
import { returnTarget } from "#lib/kernel/return-target.ts";

export type PlayMode = "money" | "demo";

/**
 * Launches a game and returns the path on our site where it is played.
 * @throws PortalError: when the call fails, or `game-unavailable` when the launch URL leads elsewhere
 */
export async function startGame(gameId: string, mode: PlayMode): Promise<string> {
  const { launchUrl } = await callPortal(mode === "demo" ? launchDemoCall : launchGameCall, { gameId });
  const target = returnTarget(launchUrl);
  if (target === null) throw new PortalError("game-unavailable", "");
  return target;
}
