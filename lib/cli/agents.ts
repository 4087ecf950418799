import { pageOf, printEnd } from "#lib/cli/arguments.ts";
import { type Command, UsageError } from "#lib/cli/command.ts";
import { listAgents, openAgentAccount, renewAgentPassword } from "#lib/modules/identity/index.ts";

const list: Command = {
  usage: "[--cursor CURSOR]",
  summary: "Agents' accounts, the newest first; those with * have not chosen their own password yet.",
  options: { cursor: { type: "string" } },
  async run(context, input) {
    const page = await listAgents(context, pageOf(input));
    for (const { account, nickname, memberType, status, createdAt, mustChangePassword } of page.rows) {
      const facts = [createdAt.toISOString(), `type ${memberType}`.padEnd(7), status.padEnd(8)];
      console.log([...facts, mustChangePassword ? "*" : " ", account.padEnd(16), nickname].join("  "));
    }
    printEnd(page, "agent");
    return 0;
  },
};

const add: Command = {
  usage: "ACCOUNT [--nickname NAME]",
  summary: "Opens an agent's account. Its one-time password is printed this once, and replaced at the first login.",
  options: { nickname: { type: "string" } },
  async run(context, { positionals, text }) {
    const username = oneAccount(positionals);
    tell("Opened.", await openAgentAccount(context, { username, nickname: text("nickname") }));
    return 0;
  },
};

const password: Command = {
  usage: "ACCOUNT",
  summary: "A new one-time password for an agent who lost theirs; the old one and every session of theirs end.",
  async run(context, { positionals }) {
    tell("Renewed.", await renewAgentPassword(context, oneAccount(positionals)));
    return 0;
  },
};

function oneAccount([account, more]: readonly string[]): string {
  if (account === undefined || more !== undefined) throw new UsageError("Give one account name.");
  return account;
}

function tell(done: string, { account, password }: { account: string; password: string }): void {
  console.log(`${done}\n  account   ${account}\n  password  ${password}`);
  console.log("The password is shown this once. At the first login, at /agent, it must be replaced.");
}

export const commands = { list, add, password, "": list };
