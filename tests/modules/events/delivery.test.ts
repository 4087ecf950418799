import { afterAll, expect, it } from "vitest";
import * as z from "zod";
import { money } from "#lib/contracts/wire.ts";
import { scheduledJobs } from "#lib/jobs/jobs.ts";
import { subscriptions } from "#lib/jobs/subscriptions.ts";
import { startWorker } from "#lib/jobs/worker.ts";
import type { Context } from "#lib/platform/context.ts";
import { defineEvent, envelope, type PublishedEvent } from "#lib/platform/events/define-event.ts";
import { defineHandler } from "#lib/platform/events/define-handler.ts";
import { forgetHandledEvents } from "#lib/platform/events/handle-once.ts";
import { publishEvent } from "#lib/platform/events/publish-event.ts";
import { defineJob } from "#lib/platform/jobs/define-job.ts";
import { enqueue } from "#lib/platform/jobs/enqueue.ts";
import { performJob } from "#lib/platform/jobs/perform-job.ts";
import { transact } from "#lib/platform/transact.ts";
import { sessionFor } from "#tests/support/calls/portal.ts";
import { workerContext } from "#tests/support/fixtures/cashier.ts";
import { registerPlayer } from "#tests/support/fixtures/identity.ts";
import { ops } from "#tests/support/processes/commands.ts";

const gameWon = defineEvent("game-won", z.strictObject({ playerId: z.uuid(), amount: money }));

type Delivered = PublishedEvent<z.output<typeof gameWon.payload>>;

/** Deliveries to each handler, by player; `work` lets a test fail or delay a handler. */
const told = new Map<string, Delivered[]>();
let work: (event: Delivered) => Promise<void> = async () => {};

const keep = (handler: string) => async (tx: Context, event: Delivered) => {
  const key = `${handler} ${event.payload.playerId}`;
  told.set(key, [...(told.get(key) ?? []), event]);
  if (handler !== "thank") return;
  await tx.kv.addToSet("tried", event.id, Date.now(), 60_000);
  await tx.db.sql`insert into seed_run (scenario, sources) values (${event.id}, 'thanked')`;
  await work(event);
};

const soon = { retries: 2, retryDelaySeconds: 1 };
const handlers = [
  defineHandler({ name: "thank", event: gameWon, ...soon, run: keep("thank") }),
  defineHandler({ name: "count", event: gameWon, ...soon, run: keep("count") }),
];

let failing = false;
const tick = defineJob({
  name: "tick",
  every: 1,
  retries: 0,
  async run() {
    if (failing) throw new Error("the clock stands");
    return 3;
  },
});

let stop: (() => Promise<void>) | undefined;

afterAll(async () => stop?.());

const { db } = workerContext();
const win = (playerId: string, amount = 900_719_925_474_099n) =>
  transact(workerContext(), (tx) => publishEvent(tx, gameWon, { playerId, amount }));
const times = (handler: string, playerId: string) => told.get(`${handler} ${playerId}`)?.length ?? 0;
const thanked = async (id: string) => (await db.sql`select from seed_run where scenario = ${id}`).length;
const polling = { timeout: 60_000, interval: 200 };

it("HOUSE-EVENTS an event that was published before any worker ran is delivered to each handler, decoded", async () => {
  const playerId = crypto.randomUUID();
  const before = new Date();
  await win(playerId);
  expect(times("thank", playerId)).toBe(0);
  stop = await startWorker([tick], handlers);
  await expect.poll(() => [times("thank", playerId), times("count", playerId)], polling).toEqual([1, 1]);
  const [event] = told.get(`thank ${playerId}`) ?? [];
  expect(event?.payload).toEqual({ playerId, amount: 900_719_925_474_099n });
  expect(event?.at.getTime()).toBeGreaterThanOrEqual(before.getTime());
  expect(told.get(`count ${playerId}`)?.[0]?.id).toBe(event?.id);
});

it("HOUSE-EVENTS an event is delivered only after the commit", async () => {
  const playerId = crypto.randomUUID();
  let commit = () => {};
  const committing = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const act = transact(workerContext(), async (tx) => {
    await publishEvent(tx, gameWon, { playerId, amount: 1n });
    await committing;
  });
  const other = crypto.randomUUID();
  await win(other);
  await expect.poll(() => times("thank", other), polling).toBe(1);
  expect(times("thank", playerId)).toBe(0);
  commit();
  await act;
  await expect.poll(() => times("thank", playerId), polling).toBe(1);
});

it("HOUSE-EVENTS a failed handler is rolled back and retried with a growing delay; other handlers are not repeated", async () => {
  const playerId = crypto.randomUUID();
  const at: number[] = [];
  work = async (event) => {
    if (event.payload.playerId !== playerId) return;
    at.push(Date.now());
    if (at.length < 3) throw new Error("not now");
  };
  await win(playerId);
  await expect.poll(() => times("thank", playerId), polling).toBe(3);
  const id = told.get(`thank ${playerId}`)?.[0]?.id ?? "";
  await expect.poll(() => thanked(id), polling).toBe(1);
  const [first = 0, second = 0, third = 0] = at;
  expect(second - first).toBeGreaterThan(500);
  expect(third - second).toBeGreaterThan(1_000);
  expect(times("count", playerId), "the other handler is not repeated").toBe(1);
});

it("HOUSE-EVENTS an event that is delivered twice, also in parallel, is handled once", async () => {
  const playerId = crypto.randomUUID();
  work = async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
  };
  const thank = handlers[0]?.job;
  if (!thank) throw new Error("no handler");
  const event = { id: crypto.randomUUID(), event: "game-won", at: new Date(), payload: { playerId, amount: "1.00" } };
  const wire = z.encode(envelope, event);
  const both = await Promise.all([thank.run(workerContext(), wire), thank.run(workerContext(), wire)]);
  expect(both.toSorted()).toEqual([0, 1]);
  await transact(workerContext(), (tx) => enqueue(tx, thank, event));
  const later = crypto.randomUUID();
  await win(later);
  await expect.poll(() => times("thank", later), polling).toBe(1);
  expect(times("thank", playerId)).toBe(1);
  expect(await thanked(event.id)).toBe(1);
});

it("OPS-04 dead events are listed with their error and retried by id or by handler", async () => {
  const players = [crypto.randomUUID(), crypto.randomUUID()];
  work = async (event) => {
    if (players.includes(event.payload.playerId)) throw new Error("never");
  };
  for (const playerId of players) await win(playerId);
  await expect.poll(() => ops("jobs", "list"), polling).toContain(", 2 dead events");
  expect(players.map((playerId) => times("thank", playerId))).toEqual([3, 3]);
  expect(players.map((playerId) => times("count", playerId))).toEqual([1, 1]);
  const [id = "", other = ""] = players.map((playerId) => told.get(`thank ${playerId}`)?.[0]?.id);
  const line = (await ops("jobs", "list")).split("\n").find((one) => one.includes(id)) ?? "";
  expect(line).toMatch(/^dead {2}[0-9a-f-]{36} {2}\S+ {2}thank {2}game-won \S+ {2}never$/);
  work = async () => {};
  const letter = line.split(/\s+/)[1] ?? "";
  expect(await ops("jobs", "retry", letter)).toBe("Queued 1.");
  await expect.poll(() => thanked(id), polling).toBe(1);
  expect([await thanked(other), await ops("jobs", "list")]).toEqual([0, expect.stringContaining(", 1 dead event")]);
  await expect(ops("jobs", "retry", letter)).rejects.toMatchObject({ code: "not-found" });
  expect(await ops("jobs", "retry", "thank")).toBe("Queued 1.");
  await expect.poll(() => thanked(other), polling).toBe(1);
  expect(await ops("jobs", "list")).toContain(", 0 dead events");
  const written =
    await db.sql`select subject, actor, before, after from audit_entry where action = 'job-retried' order by at`;
  const change = { actor: "Ana", before: { dead: 1, jobs: ["thank"] }, after: { dead: 0, queued: 1 } };
  expect(written).toEqual([
    { subject: `dead-letter:${letter}`, ...change },
    { subject: "job:thank", ...change },
  ]);
});

it("OPS-04 a scheduled job runs; its last run, count and failures are recorded", async () => {
  const last = async () => (await db.sql`select * from job_run where job = 'tick'`)[0];
  await expect.poll(last, polling).toMatchObject({ outcome: "done", count: 3, failures: 0 });
  failing = true;
  await expect.poll(async () => (await last())?.failures, polling).toBeGreaterThan(1);
  expect(await last()).toMatchObject({ last_error: "the clock stands" });
  failing = false;
  await expect.poll(last, polling).toMatchObject({ outcome: "done", failures: 0, last_error: "the clock stands" });
});

it("OPS-04 every job is listed with its schedule, last run and next run", async () => {
  expect(await ops("jobs", "run", "fold-jackpots")).toBe("Done.");
  const lines = (await ops("jobs", "list")).split("\n");
  for (const { name } of scheduledJobs)
    expect(
      lines.some((line) => line.startsWith(name)),
      name,
    ).toBe(true);
  const line = (name: string) => lines.find((one) => one.startsWith(name)) ?? "";
  expect(line("fold-jackpots")).toMatch(/every 5 s {2,}last \S+Z done in \d+ ms {2}next \S+Z/);
  expect(line("check-ledger")).toMatch(/30 19 \* \* \* {2,}last never {2}next \S+T19:30:00\.000Z/);
  expect(line("forget-ended-sessions")).toContain("on logged-in");
});

it("OPS-04 unknown jobs are rejected, and handlers do not run by hand", async () => {
  for (const name of ["nothing", "forget-ended-sessions"])
    await expect(ops("jobs", "run", name)).rejects.toMatchObject({ code: "not-found" });
  await expect(ops("jobs", "retry", "check-ledger")).rejects.toMatchObject({ code: "not-found" });
  await expect(ops("jobs", "run")).rejects.toThrow("Give NAME");
});

it("HOUSE-JOBS a run that exceeds its time limit fails", async () => {
  const slow = defineJob({ name: "slow", every: 60, timeLimitSeconds: 0.05, run: () => new Promise(() => {}) });
  await expect(performJob(workerContext(), slow)).rejects.toThrow("took longer than 0.05 s");
});

it("HOUSE-EVENTS handled events are recorded longer than dead letters are kept, then removed", async () => {
  const day = 86_400_000;
  expect(await forgetHandledEvents(workerContext(new Date(Date.now() + 179 * day)))).toBe(0);
  expect(await forgetHandledEvents(workerContext(new Date(Date.now() + 181 * day)))).toBeGreaterThan(0);
});

it("HOUSE-EVENTS a login removes the ids of expired sessions", async () => {
  const { kv } = workerContext();
  const { id } = await registerPlayer();
  const ids = async () => (await kv.readSet(`sessions:${id}`)).map(({ member }) => member);
  const [old = ""] = await ids();
  await kv.delete(`session:${old}`);
  await sessionFor("player", id);
  expect(await ids()).toHaveLength(2);
  const handler = subscriptions.find(({ job }) => job.name === "forget-ended-sessions");
  const event = { id: crypto.randomUUID(), event: "logged-in", at: new Date(), payload: { playerId: id, ip: "" } };
  expect(await handler?.job.run(workerContext(), z.encode(envelope, event))).toBe(1);
  expect(await ids()).toEqual([expect.not.stringContaining(old)]);
});
