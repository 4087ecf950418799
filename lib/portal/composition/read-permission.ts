import "server-only";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import type { readPermissionCall } from "#lib/contracts/system/read-permission.ts";
import { readModuleFlags } from "#lib/modules/identity/index.ts";
import { readPermission as readOwnPermission } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** API-04: returns the bootstrap data with the module flags, which only a layer above system knows. */
export async function readPermission(context: Context): Promise<OutputOf<typeof readPermissionCall>> {
  const [{ info, ...permission }, flags] = await Promise.all([readOwnPermission(context), readModuleFlags(context)]);
  const whitelabel = { ...info.whitelabel, ...flags };
  return { ...permission, info: { ...info, whitelabel, register: { mobileFirst: flags.MOBILENUMREG3 } } };
}
