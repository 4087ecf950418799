import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { type AccountRow, accountWalk, type Finding } from "#lib/modules/ledger/check/check-account.ts";
import { deadHolds, type FindLiveHolds } from "#lib/modules/ledger/check/dead-holds.ts";
import { missingAcks } from "#lib/modules/ledger/check/missing-acks.ts";
import type { CheckedRow } from "#lib/modules/ledger/check/row-bytes.ts";
import { setQueries } from "#lib/modules/ledger/check/set-queries.ts";
import type { Context } from "#lib/platform/context.ts";
import type { Database } from "#lib/platform/database.ts";

export interface CheckOptions {
  /** Journal of acknowledged movements, one `vendorId externalId accountId` per line, for I5. */
  acks?: AsyncIterable<string>;
  /** Returns which of these holds have an owner that still needs them, for the second half of I7. */
  findLiveHolds?: FindLiveHolds;
}

export interface LedgerReport {
  accounts: number;
  transfers: number;
  /** The first thousand; `found` counts all. */
  findings: Finding[];
  found: number;
  /** Checks that were skipped because their source was not given. */
  notChecked: string[];
}

const keptFindings = 1000;

/**
 * Recomputes the ledger from its rows, in one snapshot, one account at a time: memory does not grow with history.
 * I1 postings sum to zero, I2 balance = sum of entries, I3 each external id once, I4 nothing negative, I5 every
 * acknowledged movement is present, I6 a bet ends once, I7 no hold outlives its owner; the hash chain; the house
 * projection. For operators and the system.
 *
 * @throws not-allowed: for anyone else
 */
export async function checkLedger(context: Context, options: CheckOptions = {}): Promise<LedgerReport> {
  requireOperatorOrSystem(context);
  const report: LedgerReport = { accounts: 0, transfers: 0, findings: [], found: 0, notChecked: [] };
  const find = (finding: Finding) => {
    report.found++;
    if (report.findings.length < keptFindings) report.findings.push(finding);
  };
  await context.db.begin(async (db) => {
    await db.sql`set transaction isolation level repeatable read, read only`;
    await walkAccounts(db, report, find);
    for (const { invariant, text } of setQueries) {
      const rows = await db.sql.unsafe<{ account_id: string | null; seq: bigint | null; message: string }[]>(text);
      for (const { account_id, seq, message } of rows) {
        find({ invariant, accountId: account_id ?? undefined, seq: seq ?? undefined, message });
      }
    }
    for await (const finding of deadHolds(db, options.findLiveHolds)) find(finding);
    if (options.acks) for await (const finding of missingAcks(db, options.acks)) find(finding);
  });
  if (!options.acks) report.notChecked.push("I5: no journal of acknowledged movements was given");
  if (!options.findLiveHolds) report.notChecked.push("I7: owners of holds were not asked, only their sums");
  return report;
}

type JoinedRow = CheckedRow & { [Column in keyof AccountRow as `account_${Column}`]: AccountRow[Column] | null };

async function walkAccounts(db: Database, report: LedgerReport, find: (finding: Finding) => void): Promise<void> {
  let current: { id: string; walk: ReturnType<typeof accountWalk>; account: AccountRow | null } | undefined;
  const close = () => {
    if (!current) return;
    report.accounts++;
    if (current.account) current.walk.end(current.account);
    else find({ invariant: "I2", accountId: current.id, message: "rows without an account" });
  };
  for await (const row of historyRows(db)) {
    report.transfers++;
    if (current?.id !== row.account_id) {
      close();
      current = { id: row.account_id, walk: accountWalk(row.account_id, find), account: accountOf(row) };
    }
    current.walk.row(row);
  }
  close();
}

function accountOf(row: JoinedRow): AccountRow | null {
  const { account_cash, account_bonus, account_held, account_seq, account_last_hash } = row;
  if (account_cash === null || account_bonus === null || account_held === null) return null;
  if (account_seq === null || account_last_hash === null) return null;
  return {
    cash: account_cash,
    bonus: account_bonus,
    held: account_held,
    seq: account_seq,
    last_hash: account_last_hash,
  };
}

const pageSize = 5000;

/** Yields all of history by account and number, in pages along the primary key. */
async function* historyRows({ sql }: Database): AsyncGenerator<JoinedRow> {
  let last = { account_id: "00000000-0000-0000-0000-000000000000", seq: 0n };
  for (;;) {
    const page = await sql<JoinedRow[]>`
      select t.account_id, t.seq, vendor_id, external_id, counter_account, kind, round_id, cash_delta, bonus_delta,
        held_delta, cash_after, bonus_after, held_after, settles, reference, request_hash, hash,
        to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
        a.cash as account_cash, a.bonus as account_bonus, a.held as account_held, a.seq as account_seq,
        a.last_hash as account_last_hash
      from transfer t left join wallet_account a on a.id = t.account_id
      where (t.account_id, t.seq) > (${last.account_id}, ${last.seq})
      order by t.account_id, t.seq limit ${pageSize}`;
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < pageSize) return;
    last = end;
  }
}
