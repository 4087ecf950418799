import * as z from "zod/mini";
import { setGameMaintenance } from "#lib/modules/games/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { choice, flag, text } from "#lib/operator/fields.ts";
import { counted } from "#lib/operator/lines.ts";

const maintenance = defineVerb({
  group: "games",
  name: "maintenance",
  summary: "Takes a game, or with --vendor all games of a vendor, out for maintenance or back.",
  input: z.strictObject({
    code: text("The game's code, or the vendor's.", "CODE"),
    state: choice("Out, or back.", ["on", "off"]),
    vendor: flag("The code is a vendor's: all of its games."),
  }),
  positionals: ["code", "state"],
  permission: "games.manage",
  run: (context, { code, state, vendor }) =>
    setGameMaintenance(context, vendor ? { vendorCode: code } : { gameCode: code }, state === "on"),
  audit: {
    actions: ["game-maintenance-changed"],
    subject: ({ code, vendor }) => `${vendor ? "vendor" : "game"}:${code}`,
  },
  print: (changed, { state }) => [`${counted(changed, "game")} ${state === "on" ? "out" : "back"}.`],
});

export const verbs = [maintenance];
