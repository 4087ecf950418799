import * as z from "zod/mini";
import { listAgents, openAgentAccount, renewAgentPassword } from "#lib/modules/agents/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { optional, text } from "#lib/operator/fields.ts";
import { pageEnd } from "#lib/operator/lines.ts";
import { pageFields, pageOf } from "#lib/operator/page-fields.ts";

const list = defineVerb({
  group: "agents",
  name: "list",
  isDefault: true,
  summary: "Lists agents' accounts, newest first; those with * still have a one-time password.",
  input: z.strictObject(pageFields),
  permission: "agents.read",
  run: (context, input) => listAgents(context, pageOf(input)),
  audit: "nothing",
  print: (page) => [
    ...page.rows.map(({ account, nickname, memberType, status, createdAt, mustChangePassword }) => {
      const facts = [createdAt.toISOString(), `type ${memberType}`.padEnd(7), status.padEnd(8)];
      return [...facts, mustChangePassword ? "*" : " ", account.padEnd(16), nickname].join("  ");
    }),
    ...pageEnd(page, "agent"),
  ],
});

const add = defineVerb({
  group: "agents",
  name: "add",
  summary:
    "Opens an agent's account. Its one-time password is printed only now and must be changed at the first login.",
  input: z.strictObject({
    account: text("The account name, by the site's rules for usernames.", "ACCOUNT"),
    nickname: optional(text("The name shown instead of the account name.", "NAME")),
  }),
  positionals: ["account"],
  permission: "agents.manage",
  run: (context, { account, nickname }) => openAgentAccount(context, { username: account, nickname }),
  audit: { actions: ["account-opened"], subject: (_, { id }) => `player:${id}` },
  print: (opened) => oneTimePassword("Opened.", opened),
});

const password = defineVerb({
  group: "agents",
  name: "password",
  summary: "Issues a new one-time password for an agent. The old password and all the agent's sessions end.",
  input: z.strictObject({ account: text("The agent's account.", "ACCOUNT") }),
  positionals: ["account"],
  permission: "agents.manage",
  confirm: true,
  run: (context, { account }) => renewAgentPassword(context, account),
  audit: { actions: ["password-renewed"], subject: (_, { id }) => `player:${id}` },
  print: (renewed) => oneTimePassword("Renewed.", renewed),
});

function oneTimePassword(done: string, { account, password }: { account: string; password: string }): string[] {
  return [
    done,
    `  account   ${account}`,
    `  password  ${password}`,
    "The password is shown this once. At the first login, at /agent, it must be replaced.",
  ];
}

export const verbs = [list, add, password];
