import "server-only";
import { autoReceive, expireDeposits, findLiveHolds } from "#lib/modules/cashier/index.ts";
import { checkLedger, foldTransfers } from "#lib/modules/ledger/index.ts";
import { foldJackpots } from "#lib/modules/originals/index.ts";
import { rotatePortalKeys } from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { env } from "#lib/platform/env.ts";
import { forgetHandledEvents } from "#lib/platform/events/handle-once.ts";
import { defineJob, type JobCount, type ScheduledJob } from "#lib/platform/jobs/define-job.ts";
import { sweepPostgresStore } from "#lib/platform/kv/postgres-store.ts";
import { resealData } from "#lib/sealing/reseal-data.ts";

/** All scheduled jobs. Each must be safe to run by hand, twice, and on two machines at once. */
export const scheduledJobs: readonly ScheduledJob[] = [
  defineJob({ name: "fold-transfers", every: 5, run: uncounted(foldTransfers) }),
  defineJob({ name: "fold-jackpots", every: 5, run: uncounted(foldJackpots) }),
  defineJob({ name: "auto-receive", every: "* * * * *", run: autoReceive }),
  defineJob({ name: "expire-deposits", every: "* * * * *", run: expireDeposits }),
  defineJob({ name: "sweep-key-values", every: "*/5 * * * *", run: sweep }),
  defineJob({ name: "rotate-portal-keys", every: "10 0 * * *", run: uncounted(rotatePortalKeys) }),
  defineJob({ name: "re-seal", every: "*/15 * * * *", timeLimitSeconds: 3600, run: resealData }),
  defineJob({ name: "forget-handled-events", every: "20 0 * * *", run: forgetHandledEvents }),
  defineJob({ name: "check-ledger", every: "30 19 * * *", timeLimitSeconds: 3600, run: reportLedger }),
];

/** Drops the result of work that counts nothing. */
function uncounted(work: (context: Context) => Promise<unknown>): ScheduledJob["run"] {
  return async (context) => {
    await work(context);
    return undefined;
  };
}

async function sweep({ db }: Context): Promise<JobCount> {
  return env().REDIS_URL ? undefined : sweepPostgresStore(db.sql);
}

/** Logs each finding as an error, so an alarm on the log covers the ledger. Returns the number of findings. */
async function reportLedger(context: Context): Promise<JobCount> {
  const { accounts, transfers, findings, found } = await checkLedger(context, { findLiveHolds });
  for (const { seq, ...finding } of findings) context.log.error({ ...finding, seq: seq?.toString() }, "ledger finding");
  context.log.info({ accounts, transfers, found }, "ledger checked");
  return found;
}
