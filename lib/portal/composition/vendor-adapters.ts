import "server-only";
import { vendorAdapters } from "#lib/modules/games/index.ts";
import { inHouseAdapter } from "#lib/modules/originals/index.ts";

/** VEND-01: the vendors the product is composed with, a line each. */
export const adapters = vendorAdapters(inHouseAdapter);
