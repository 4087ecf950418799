import { createHash } from "node:crypto";
import { type CheckedRow, rowBytes } from "#lib/modules/ledger/check/row-bytes.ts";

export type Invariant = "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7" | "chain" | "projection";

/** One violation, with the row that shows it. */
export interface Finding {
  invariant: Invariant;
  accountId?: string | undefined;
  seq?: bigint | undefined;
  message: string;
}

export interface AccountRow {
  cash: bigint;
  bonus: bigint;
  held: bigint;
  seq: bigint;
  last_hash: Buffer;
}

const purses = ["cash", "bonus", "held"] as const;

/** Walks one account's rows in order; pass each to `row`, then the account itself to `end`. */
export function accountWalk(accountId: string, report: (finding: Finding) => void) {
  const sum = { cash: 0n, bonus: 0n, held: 0n };
  let seq = 0n;
  let chain: Buffer = Buffer.alloc(0);
  let movement: { text: string; hash: Buffer; first: bigint } | undefined;
  const find = (invariant: Invariant, at: bigint | undefined, message: string) =>
    report({ invariant, accountId, seq: at, message });

  /** Rows of one movement share its hash, so a movement ends where the hash changes. */
  const closeMovement = () => {
    if (!movement) return;
    const { text, hash, first } = movement;
    const expected = createHash("sha256").update(chain).update(text).digest();
    if (!expected.equals(hash)) {
      find("chain", first, first === seq ? "the row was altered" : `one of the rows ${first} to ${seq} was altered`);
    }
    chain = hash;
  };

  return {
    row(row: CheckedRow) {
      if (!movement?.hash.equals(row.hash)) {
        closeMovement();
        movement = { text: "", hash: row.hash, first: row.seq };
      }
      movement.text += rowBytes(row);
      if (row.seq !== seq + 1n) find("I2", row.seq, `row ${seq + 1n} is missing`);
      seq = row.seq;
      for (const purse of purses) {
        sum[purse] += row[`${purse}_delta`];
        const after = row[`${purse}_after`];
        if (sum[purse] !== after) {
          find("I2", seq, `${purse} after is ${after}, the entries sum to ${sum[purse]}`);
          // Reports a difference once where it starts, not in every row that follows.
          sum[purse] = after;
        }
        if (after < 0n) find("I4", seq, `${purse} is ${after}`);
      }
    },
    end(account: AccountRow) {
      closeMovement();
      if (account.seq !== seq) find("I2", account.seq, `the account says ${account.seq} rows, there are ${seq}`);
      if (!account.last_hash.equals(chain)) find("chain", seq, "the account's last hash is not that of its last row");
      for (const purse of purses) {
        if (account[purse] !== sum[purse]) {
          find("I2", seq, `${purse} is ${account[purse]}, the entries sum to ${sum[purse]}`);
        }
        if (account[purse] < 0n) find("I4", undefined, `${purse} is ${account[purse]}`);
      }
    },
  };
}
