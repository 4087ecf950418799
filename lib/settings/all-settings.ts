import "server-only";
import { cashierSettings } from "#lib/modules/cashier/index.ts";
import { lobbySettings } from "#lib/modules/games/index.ts";
import { identitySettings } from "#lib/modules/identity/index.ts";
import { playSettings } from "#lib/modules/originals/index.ts";
import { siteSettings } from "#lib/modules/system/index.ts";

/** All modules with settings. A new definition is one line here, under the name that its readers import. */
export const allSettings = { siteSettings, identitySettings, cashierSettings, lobbySettings, playSettings };
