import { type Command, UsageError } from "#lib/cli/command.ts";
import { setGameMaintenance } from "#lib/modules/games/index.ts";

const maintenance: Command = {
  usage: "CODE on|off [--vendor]",
  summary: "Takes a game, or with --vendor all games of a vendor, out for maintenance or back.",
  options: { vendor: { type: "boolean" } },
  async run(context, { positionals: [code, state], flag }) {
    if (code === undefined || (state !== "on" && state !== "off")) throw new UsageError("Which game, on or off?");
    const where = flag("vendor") ? { vendorCode: code } : { gameCode: code };
    const changed = await setGameMaintenance(context, where, state === "on");
    console.log(`${changed} ${changed === 1 ? "game" : "games"} ${state === "on" ? "out" : "back"}.`);
    return 0;
  },
};

const neither: Command = {
  summary: "Says what to do with games.",
  async run() {
    throw new UsageError("Say maintenance.");
  },
};

export const commands = { maintenance, "": neither };
