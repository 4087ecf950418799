import * as z from "zod/mini";
import { disablePlayer, enablePlayer } from "#lib/modules/players/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { reason, text } from "#lib/operator/fields.ts";

const fields = z.strictObject({
  account: text("The player's or agent's account.", "ACCOUNT"),
  reason: reason("The reason, stored in the audit log."),
});

const disable = defineVerb({
  group: "players",
  name: "disable",
  summary: "Locks an account out: ends its sessions, and rejects logins, stakes, deposits and withdrawals.",
  input: fields,
  positionals: ["account"],
  permission: "players.manage",
  confirm: true,
  run: disablePlayer,
  audit: { actions: ["player-disabled"], subject: (_, { id }) => `player:${id}` },
  print: () => ["Disabled. Its sessions have ended; wins and payments under way still arrive."],
});

const enable = defineVerb({
  group: "players",
  name: "enable",
  summary: "Lets a disabled account in again.",
  input: fields,
  positionals: ["account"],
  permission: "players.manage",
  confirm: true,
  run: enablePlayer,
  audit: { actions: ["player-enabled"], subject: (_, { id }) => `player:${id}` },
  print: () => ["Enabled."],
});

export const verbs = [disable, enable];
