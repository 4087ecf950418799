import * as z from "zod/mini";
import { type DeadLetter, type JobState, listJobs } from "#lib/jobs/list-jobs.ts";
import { retryJobs } from "#lib/jobs/retry-jobs.ts";
import { runJobByHand } from "#lib/jobs/run-job-by-hand.ts";
import { redactedError } from "#lib/kernel/describe-error.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { text } from "#lib/operator/fields.ts";
import { counted } from "#lib/operator/lines.ts";
import type { Context } from "#lib/platform/context.ts";

const list = defineVerb({
  group: "jobs",
  name: "list",
  isDefault: true,
  summary: "Lists every job with its last run, next run and failures, then the dead events.",
  input: z.strictObject({}),
  permission: "jobs.read",
  run: listJobs,
  audit: "nothing",
  print: ({ jobs, dead, deadCount }) => [
    ...jobs.map(printJob),
    ...dead.map(printDead),
    `${jobs.length} jobs, ${counted(deadCount, "dead event")}`,
  ],
});

function printJob({ name, schedule, nextRunAt, lastRun }: JobState): string {
  const next = nextRunAt ? `next ${nextRunAt.toISOString()}` : "";
  return [name.padEnd(22), schedule.padEnd(14), `last ${printRun(lastRun)}`, next].filter(Boolean).join("  ");
}

function printRun(run: JobState["lastRun"]): string {
  if (!run) return "never";
  const { startedAt, endedAt, outcome, count, failures, failedAt, lastError } = run;
  const took = endedAt ? ` in ${endedAt.getTime() - startedAt.getTime()} ms` : "";
  const done = count === null ? "" : `, count ${count}`;
  const failed = failedAt ? `, failures ${failures}, the last ${failedAt.toISOString()} "${lastError}"` : "";
  return `${startedAt.toISOString()} ${outcome ?? "not ended"}${took}${done}${failed}`;
}

function printDead({ id, job, event, eventId, failedAt, error }: DeadLetter): string {
  return ["dead", id, failedAt.toISOString(), job, `${event} ${eventId}`, error].join("  ");
}

const run = defineVerb({
  group: "jobs",
  name: "run",
  summary: "Runs a scheduled job now, in this process.",
  input: z.strictObject({ name: text("The job's name, as `list` prints it.", "NAME") }),
  positionals: ["name"],
  permission: "jobs.run",
  run: (context, { name }) => tryJob(context, name),
  audit: { actions: ["job-run"], subject: ({ name }) => `job:${name}` },
  succeeded: ({ error }) => error === null,
  print: ({ count, error }) => {
    if (error !== null) return [`Failed: ${error}`];
    return [count === undefined ? "Done." : `Done, count ${count}.`];
  },
});

/** A failed job is a result of the command, not its error; the log of runs has it as well. */
async function tryJob(context: Context, name: string) {
  try {
    return { count: await runJobByHand(context, name), error: null };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    return { count: undefined, error: redactedError(error).message };
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const retry = defineVerb({
  group: "jobs",
  name: "retry",
  summary: "Queues again a dead event, all dead events of a handler, or a failed scheduled job.",
  input: z.strictObject({ which: text("The dead event's id, or the job's name, as `list` prints it.", "ID|NAME") }),
  positionals: ["which"],
  permission: "jobs.run",
  run: (context, { which }) => retryJobs(context, uuid.test(which) ? { id: which.toLowerCase() } : { name: which }),
  audit: {
    actions: ["job-retried"],
    subject: ({ which }) => (uuid.test(which) ? `dead-letter:${which.toLowerCase()}` : `job:${which}`),
  },
  print: (queued) => [`Queued ${queued}.`],
});

export const verbs = [list, run, retry];
