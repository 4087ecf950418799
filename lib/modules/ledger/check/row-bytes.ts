/** A row of history as the checker reads it; balances in minor units, `at` as ISO 8601 in UTC with microseconds. */
export interface CheckedRow {
  account_id: string;
  seq: bigint;
  vendor_id: string;
  external_id: string;
  counter_account: string;
  kind: string;
  round_id: string | null;
  cash_delta: bigint;
  bonus_delta: bigint;
  held_delta: bigint;
  cash_after: bigint;
  bonus_after: bigint;
  held_after: bigint;
  settles: string | null;
  reference: string | null;
  request_hash: Buffer;
  hash: Buffer;
  at: string;
}

/** Returns the bytes that a row adds to the chain; `movement-sql.ts` documents the layout. */
export function rowBytes(row: CheckedRow): string {
  const fields = [
    row.account_id,
    row.seq,
    row.vendor_id,
    row.external_id,
    row.counter_account,
    row.kind,
    row.round_id ?? "",
    row.cash_delta,
    row.bonus_delta,
    row.held_delta,
    row.cash_after,
    row.bonus_after,
    row.held_after,
    row.settles ?? "",
    row.reference ?? "",
    row.request_hash.toString("hex"),
    // The ledger writes milliseconds; a finer time was written by another program and must not pass.
    row.at.replace(/000Z$/, "Z"),
  ];
  return fields.map((field) => `${field}\u001f`).join("");
}
