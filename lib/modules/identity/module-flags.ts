import "server-only";
import { identitySettings } from "#lib/modules/identity/settings.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** Flags of features that the product does not have yet: no site can switch them, and clients are told so. */
const notOffered = {
  MOBILENUMREG3: false,
  REGMOBVERF3: false,
  MOBILENUMPASSREG3: true,
  FREEPLAY3: false,
  MOBILEVERCODELOGIN3: false,
};

/** SITE-08: returns every module flag under its legacy name, as calls answer them. */
export async function readModuleFlags(context: Pick<Context, "db">) {
  const { flags } = await readSettings(context, identitySettings);
  return { ...notOffered, ...flags };
}
