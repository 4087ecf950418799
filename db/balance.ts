import { customType } from "drizzle-orm/pg-core";

/**
 * Minor units that are never below zero: a domain over bigint. A CHECK of the table would say the same, but Postgres
 * reads that from its text anew for every statement, a fifth of what a bet costs the server (docs/decisions/0014).
 */
export const balance = customType<{ data: bigint; driverData: string | bigint }>({
  dataType: () => "balance",
  fromDriver: (value) => BigInt(value),
});
