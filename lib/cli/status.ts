import type { Command } from "#lib/cli/command.ts";
import { readRegionRules, readSystemStatus } from "#lib/modules/system/index.ts";

const words = { 0: "open", 1: "maintenance", 2: "blocked" } as const;

const status: Command = {
  usage: "[--address IP]",
  summary: "Tells whether the site is open, in maintenance, or blocked for an address, and lists the region rules.",
  options: { address: { type: "string" } },
  async run(context, { text }) {
    const address = text("address") ?? "127.0.0.1";
    const { status: code, message } = await readSystemStatus(context, address);
    console.log(`${address}: ${words[code]}${message ? ` (${message})` : ""}`);
    for (const { effect, kind, value } of await readRegionRules(context)) console.log(`${effect} ${kind} ${value}`);
    return 0;
  },
};

export const commands = { "": status };
