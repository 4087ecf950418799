import { afterEach, expect, it } from "vitest";
import { createDeposit, expireDeposits } from "#lib/modules/cashier/index.ts";
import { databaseClock } from "#lib/platform/database-clock.ts";
import { defineJob } from "#lib/platform/jobs/define-job.ts";
import { performJob } from "#lib/platform/jobs/perform-job.ts";
import { rowByRow } from "#lib/platform/jobs/row-by-row.ts";
import { expectBooksClean, member, workerContext } from "#tests/support/fixtures/cashier.ts";

afterEach(expectBooksClean);

it("HOUSE-JOBS a deposit that cannot be ended does not hold back those behind it, and the job fails after the last", async () => {
  const { context } = await member();
  const open = () =>
    createDeposit(context, { idempotencyKey: crypto.randomUUID(), channel: "sandbox", amount: 100_00n });
  const [broken, fine] = [await open(), await open()];
  const { sql } = context.db;
  await sql.unsafe(`
    create function reject_event() returns trigger language plpgsql as $$ begin raise exception 'broken row'; end $$;
    create trigger reject_event before insert on deposit_event for each row
      when (new.deposit_id = '${broken.id}') execute function reject_event()`);
  try {
    await expect(expireDeposits(workerContext(new Date(Date.now() + 3_600_000)))).rejects.toThrow("1 rows failed");
  } finally {
    await sql.unsafe("drop trigger reject_event on deposit_event; drop function reject_event()");
  }
  const states = await sql`select id, state from deposit where id in ${sql([broken.id, fine.id])} order by created_at`;
  expect(states.map(({ state }) => state)).toEqual(["pending", "expired"]);
});

it("HOUSE-JOBS more failing rows than one query lists do not hold back the row behind them", async () => {
  const due = new Set(Array.from({ length: 1_001 }, (_, id) => id));
  const handled = rowByRow(workerContext(), {
    list: async (skip, limit) => [...due].slice(skip, skip + limit).map((id) => ({ id })),
    handle: async (_, { id }) => {
      if (id < 1_000) throw new Error("broken row");
      return due.delete(id);
    },
  });
  await expect(handled).rejects.toThrow("1000 rows failed, 1 were handled");
  expect(due.has(1_000)).toBe(false);
});

it("HOUSE-JOBS a job gets the database's time on a machine whose clock is a day ahead", async () => {
  const ahead = workerContext(new Date(Date.now() + 86_400_000));
  const now = (await databaseClock(ahead.db)).now().getTime();
  let seen = 0;
  const job = defineJob({
    name: "read-time",
    every: 60,
    run: async ({ clock }) => {
      seen = clock.now().getTime();
      return 0;
    },
  });
  await performJob(ahead, job);
  expect(Math.abs(seen - now)).toBeLessThan(60_000);
});
