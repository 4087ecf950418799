import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { callerFacts, gameDetails, gameTile, nodeId } from "#lib/contracts/games/game-view.ts";

/** One game (LOBBY-20). `suggestions` are other playable games when this one cannot be played (LOBBY-18). */
export const readGameCall = defineCall({
  name: "games.readGame",
  summary: "Details of a game",
  method: "GET",
  path: "/api/portal/games/{nodeId}",
  roles: everyone,
  input: inCode(z.strictObject({ nodeId, language: callerFacts.language })),
  output: z.object({ game: gameDetails, suggestions: z.array(gameTile) }),
  errors: ["not-found"],
});
