import { customType } from "drizzle-orm/pg-core";

/**
 * Minor units that are never below zero: a domain over bigint. Postgres parses a table's CHECK from its text again for
 * every statement, which costs a fifth of the server time of a bet (docs/decisions/0014).
 */
export const balance = customType<{ data: bigint; driverData: string | bigint }>({
  dataType: () => "balance",
  fromDriver: (value) => BigInt(value),
});
