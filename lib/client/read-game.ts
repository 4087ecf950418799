import { callPortal } from "#lib/client/call-portal.ts";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import { readGame as call } from "#lib/contracts/games/read-game.ts";

export type FoundGame = OutputOf<typeof call>;

export function readGame(nodeId: string, signal: AbortSignal): Promise<FoundGame> {
  return callPortal(call, { nodeId }, { signal });
}
