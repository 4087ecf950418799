import "server-only";
import { vendorAdapters } from "#lib/modules/games/index.ts";
import { inHouseAdapter } from "#lib/modules/originals/index.ts";

/** VEND-01: the vendors of the product, one line each. */
export const adapters = vendorAdapters(inHouseAdapter);
