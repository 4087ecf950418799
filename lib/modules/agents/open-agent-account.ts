import "server-only";
import * as z from "zod/mini";
import { accountName, nickname } from "#lib/contracts/identity/registration-input.ts";
import { parseOrThrow } from "#lib/contracts/parse-or-throw.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import {
  createAccount,
  type OneTimePassword,
  randomPassword,
  readRegistrationSettings,
} from "#lib/modules/identity/index.ts";
import { acceptsPattern } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Opens an agent's account, named by the site's rules for usernames (AGENT-07). The password is returned only here and
 * must be replaced at the first login. For operators and the system.
 * @throws invalid-input: the name violates the rules, is reserved or is taken
 */
export async function openAgentAccount(
  context: Context,
  given: { username: string; nickname?: string | undefined },
): Promise<OneTimePassword> {
  requireOperatorOrSystem(context);
  const { fields } = await readRegistrationSettings(context);
  const form = z.object({ username: accountName(fields, acceptsPattern), nickname: z.optional(nickname) });
  const { username: account, nickname: name } = parseOrThrow(form, given);
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
