import "server-only";
import * as z from "zod/mini";
import { accountName, nickname } from "#lib/contracts/identity/registration-input.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { createAccount } from "#lib/modules/identity/create-account.ts";
import { parseByRules } from "#lib/modules/identity/parse-by-rules.ts";
import { randomPassword } from "#lib/modules/identity/random-password.ts";
import { readRegistrationSettings } from "#lib/modules/identity/registration-settings.ts";
import { acceptsPattern } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

export interface OneTimePassword {
  id: string;
  account: string;
  password: string;
}

/**
 * Opens an agent's account, named by the site's rules for usernames (AGENT-07). The password is returned only here and
 * must be replaced at the first login. For operators and the system.
 * @throws invalid-input: the name violates the rules or is taken
 */
export async function openAgentAccount(
  context: Context,
  given: { username: string; nickname?: string | undefined },
): Promise<OneTimePassword> {
  requireOperatorOrSystem(context);
  const { fields } = await readRegistrationSettings(context);
  const form = z.object({ username: accountName(fields, acceptsPattern), nickname: z.optional(nickname) });
  const { username: account, nickname: name } = parseByRules(form, given);
  const password = randomPassword();
  const { id } = await createAccount(context, {
    account,
    ...(name ? { nickname: name } : {}),
    password,
    memberType: 1,
    mustChangePassword: true,
    registration: { domain: "", url: "", method: "OPS" },
  });
  return { id, account, password };
}
