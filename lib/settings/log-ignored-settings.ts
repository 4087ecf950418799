import "server-only";
import { listIgnoredSettings } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { allSettings } from "#lib/settings/all-settings.ts";

/** Logs stored settings of an earlier release that the product no longer has. They have no effect. */
export async function logIgnoredSettings({ db, log }: Pick<Context, "db" | "log">): Promise<void> {
  const paths = await listIgnoredSettings({ db }, Object.values(allSettings));
  if (paths.length > 0) log.warn({ paths }, "stored settings that the product does not offer are ignored");
}
