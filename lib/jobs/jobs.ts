import "server-only";
import { autoReceive, expireDeposits, findLiveHolds } from "#lib/modules/cashier/index.ts";
import { checkLedger, foldTransfers } from "#lib/modules/ledger/index.ts";
import { foldJackpots } from "#lib/modules/originals/index.ts";
import { rotatePortalKeys } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { env } from "#lib/platform/env.ts";
import { sweepPostgresStore } from "#lib/platform/kv/postgres-store.ts";

export interface Job {
  /** Five cron fields in UTC, or a number of seconds for what cannot wait a minute. */
  every: string | number;
  run(context: Context): Promise<void>;
}

/** Everything the worker does by the clock. Each can be run by hand, twice, and on two machines at once. */
export const jobs: Readonly<Record<string, Job>> = {
  "fold-transfers": {
    every: 5,
    async run(context) {
      await foldTransfers(context);
    },
  },
  "fold-jackpots": { every: 5, run: foldJackpots },
  "auto-receive": { every: "* * * * *", run: reporting("parts counted as received", autoReceive) },
  "expire-deposits": { every: "* * * * *", run: reporting("deposits expired", expireDeposits) },
  "sweep-key-values": { every: "*/5 * * * *", run: sweep },
  "rotate-portal-keys": { every: "10 0 * * *", run: rotatePortalKeys },
  "check-ledger": { every: "30 19 * * *", run: reportLedger },
};

function reporting(what: string, work: (context: Context) => Promise<number>): Job["run"] {
  return async (context) => {
    const count = await work(context);
    if (count > 0) context.log.info({ count }, what);
  };
}

async function sweep({ db }: Context): Promise<void> {
  if (!env().REDIS_URL) await sweepPostgresStore(db.sql);
}

/** Findings are logged one by one as errors: an alarm on the log is an alarm on the books. */
async function reportLedger(context: Context): Promise<void> {
  const { accounts, transfers, findings, found } = await checkLedger(context, { findLiveHolds });
  for (const { seq, ...finding } of findings) context.log.error({ ...finding, seq: seq?.toString() }, "ledger finding");
  context.log.info({ accounts, transfers, found }, "ledger checked");
}
