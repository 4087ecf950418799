import * as z from "zod/mini";
import { setGameMaintenance } from "#lib/modules/games/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { choice, flag, moment, optional, text } from "#lib/operator/fields.ts";
import { counted } from "#lib/operator/lines.ts";

const maintenance = defineVerb({
  group: "games",
  name: "maintenance",
  summary: "Puts a game, or with --vendor all games of a vendor, under maintenance, or ends the maintenance.",
  input: z.strictObject({
    code: text("The code of the game or vendor.", "CODE"),
    state: choice("Starts or ends the maintenance.", ["on", "off"]),
    vendor: flag("CODE is a vendor's, for all of its games."),
    until: optional(moment("When the maintenance is expected to end, for its players; it ends with `off`.")),
  }),
  positionals: ["code", "state"],
  permission: "games.manage",
  run: (context, { code, state, vendor, until }) =>
    setGameMaintenance(context, vendor ? { vendorCode: code } : { gameCode: code }, state === "on", until),
  audit: {
    actions: ["game-maintenance-changed"],
    subject: ({ code, vendor }) => `${vendor ? "vendor" : "game"}:${code}`,
  },
  print: (changed, { state }) => [`${counted(changed, "game")} ${state === "on" ? "out" : "back"}.`],
});

export const verbs = [maintenance];
