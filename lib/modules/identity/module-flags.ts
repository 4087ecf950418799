import "server-only";
import { identitySettings } from "#lib/modules/identity/settings.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Flags of features that do not exist yet. No site can set them; clients receive these values. */
const notOffered = {
  MOBILENUMREG3: false,
  REGMOBVERF3: false,
  MOBILENUMPASSREG3: true,
  FREEPLAY3: false,
  MOBILEVERCODELOGIN3: false,
};

/** Returns every module flag under its legacy name, in the format of the calls (SITE-08). */
export async function readModuleFlags(context: Pick<Context, "db">) {
  const { flags } = await readSettings(context, identitySettings);
  return { ...notOffered, ...flags };
}
