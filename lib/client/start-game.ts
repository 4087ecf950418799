import { callPortal } from "#lib/client/call-portal.ts";
import { launchDemo, launchGame } from "#lib/contracts/games/launch-game.ts";

export type PlayMode = "money" | "demo";

/** Where the game is played, as an address to go to. Throws `PortalError`. */
export async function startGame(nodeId: string, mode: PlayMode): Promise<string> {
  const { launchUrl } = await callPortal(mode === "demo" ? launchDemo : launchGame, { nodeId });
  return launchUrl;
}
