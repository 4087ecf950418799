import "server-only";
import { sealedBankNumbers } from "#lib/modules/cashier/index.ts";
import { sealedServerSeeds } from "#lib/modules/originals/index.ts";
import { sealedPortalKeys } from "#lib/modules/system/index.ts";
import type { SealedColumn } from "#lib/platform/sealing/sealed-column.ts";

/** Everything in the database that is sealed. A column that is missing here would lose its values with their key. */
export const sealedColumns: readonly SealedColumn[] = [sealedBankNumbers, sealedServerSeeds, sealedPortalKeys];
