import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { registerCall } from "#lib/contracts/identity/register.ts";
import { registrationInput } from "#lib/contracts/identity/registration-input.ts";
import { createAccount } from "#lib/modules/identity/create-account.ts";
import { noteLogin } from "#lib/modules/identity/note-login.ts";
import { openSession } from "#lib/modules/identity/open-session.ts";
import { parseByRules } from "#lib/modules/identity/parse-by-rules.ts";
import { readRegistrationSettings } from "#lib/modules/identity/registration-settings.ts";
import { acceptsPattern } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Opens a player's account and logs it in (REG-07). */
export async function register(
  context: Context,
  input: InputOf<typeof registerCall>,
): Promise<OutputOf<typeof registerCall>> {
  const { fields } = await readRegistrationSettings(context);
  const form = parseByRules(registrationInput(fields, acceptsPattern), input, "password");
  const { domain, registerUrl: url, registerMethod: method, countryDialingCode } = input;
  const player = await createAccount(context, {
    account: form.username,
    password: form.password,
    memberType: 0,
    ...(form.referralCode ? { referralCode: form.referralCode } : {}),
    registration: { domain, url, method, ...(countryDialingCode ? { countryDialingCode } : {}) },
  });
  const { answer } = await openSession(context, player);
  await noteLogin(context, player.id);
  return answer;
}
