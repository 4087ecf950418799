import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { changePasswordCall } from "#lib/contracts/identity/change-password.ts";
import { newPasswordInput } from "#lib/contracts/identity/registration-input.ts";
import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import { currentPlayer } from "#lib/modules/identity/current-player.ts";
import { tryPassword } from "#lib/modules/identity/login-attempts.ts";
import { openSession } from "#lib/modules/identity/open-session.ts";
import { parseByRules } from "#lib/modules/identity/parse-by-rules.ts";
import { readRegistrationSettings } from "#lib/modules/identity/registration-settings.ts";
import { setPassword } from "#lib/modules/identity/set-password.ts";
import { acceptsPattern } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { isPassword } from "#lib/platform/passwords.ts";

/**
 * Changes the member's password (AUTH-11). A wrong old password counts as a failed login. All sessions end; this one
 * continues under a new id.
 */
export async function changePassword(
  context: Context,
  input: InputOf<typeof changePasswordCall>,
): Promise<OutputOf<typeof changePasswordCall>> {
  const player = await currentPlayer(context);
  const { fields } = await readRegistrationSettings(context);
  const form = parseByRules(newPasswordInput(fields, acceptsPattern), input, "newPassword");
  const isRight = () => isPassword(player.passwordHash, form.oldPassword);
  if (!(await tryPassword(context, player.account, isRight))) throw wrong("oldPassword", "password-wrong");
  if (form.newPassword === form.oldPassword) throw wrong("newPassword", "password-same");
  if (form.newPassword.toLowerCase() === player.account) throw wrong("newPassword", "password-common");
  const { newPassword: password } = form;
  const changed = await setPassword(context, player, {
    password,
    mustChangePassword: false,
    action: "password-changed",
  });
  return (await openSession(context, changed)).answer;
}

function wrong(path: string, key: string): InvalidInputError {
  return new InvalidInputError([{ path, key, params: {} }]);
}
