import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readRegistrationSettings as call } from "#lib/contracts/identity/read-registration-settings.ts";
import { defaultRegistrationRules } from "#lib/contracts/system/registration-rules.ts";
import { readSiteConfiguration } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** The site's rules over the defaults. Username and password are what an account is: no site can leave them out. */
export async function readRegistrationSettings(context: Pick<Context, "db">): Promise<OutputOf<typeof call>> {
  const { registration, minimumAge } = await readSiteConfiguration(context);
  const always = { enabled: true, required: true };
  return {
    fields: {
      username: { ...defaultRegistrationRules.username, ...registration.username, ...always },
      password: { ...defaultRegistrationRules.password, ...registration.password, ...always },
    },
    minimumAge,
  };
}
