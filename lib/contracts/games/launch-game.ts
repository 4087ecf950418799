import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import { defineCall, everyone, members } from "#lib/contracts/define-call.ts";
import { callerFacts, nodeId } from "#lib/contracts/games/game-view.ts";

/** `launchUrl` is a URL of this site, without its origin, in the member's language. */
const launched = z.object({ launchUrl: z.string(), mode: z.enum(["money", "demo"]) });
const input = inCode(z.strictObject({ nodeId, ...callerFacts }));

/**
 * A player or agent plays for money, a trial account plays the demo (LOBBY-17). When a game cannot be played,
 * `readGame` suggests others.
 */
export const launchGameCall = defineCall({
  name: "games.launchGame",
  summary: "Game launch",
  method: "GET",
  path: "/api/portal/games/{nodeId}/launch",
  roles: members,
  input,
  output: launched,
  errors: ["not-found", "game-maintenance", "game-not-integrated", "game-unavailable", "need-real-account"],
});

export const launchDemoCall = defineCall({
  name: "games.launchDemo",
  summary: "Demo launch",
  method: "GET",
  path: "/api/portal/games/{nodeId}/demo",
  roles: everyone,
  input,
  output: launched,
  errors: ["not-found", "game-maintenance", "game-not-integrated", "game-unavailable", "demo-unavailable"],
});
