import { callPortal } from "#lib/client/call-portal.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import { launchDemo, launchGame } from "#lib/contracts/games/launch-game.ts";
import { returnTarget } from "#lib/kernel/return-target.ts";

export type PlayMode = "money" | "demo";

/** The address of ours where the game is played. Throws `PortalError`, also where the answer leads elsewhere. */
export async function startGame(nodeId: string, mode: PlayMode): Promise<string> {
  const { launchUrl } = await callPortal(mode === "demo" ? launchDemo : launchGame, { nodeId });
  const target = returnTarget(launchUrl);
  if (target === null) throw new PortalError("game-unavailable", "");
  return target;
}
