import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readRegistrationSettingsCall } from "#lib/contracts/identity/read-registration-settings.ts";
import { identitySettings } from "#lib/modules/identity/settings.ts";
import { readSettings, siteSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Every account needs a username and a password, so no site can disable these fields. */
const always = { enabled: true, required: true };

export async function readRegistrationSettings(
  context: Pick<Context, "db">,
): Promise<OutputOf<typeof readRegistrationSettingsCall>> {
  const { registration } = await readSettings(context, identitySettings);
  const { minimumAge } = await readSettings(context, siteSettings);
  return {
    fields: {
      username: { ...registration.username, ...always },
      password: { ...registration.password, ...always },
    },
    minimumAge,
  };
}
