import "server-only";
import { changeSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { allSettings } from "#lib/settings/all-settings.ts";

/** Changes settings of any module. See `changeSettings` of system for `change` and the errors. */
export function changeSiteSettings(context: Context, change: Record<string, unknown>): Promise<void> {
  return changeSettings(context, Object.values(allSettings), change);
}
