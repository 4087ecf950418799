import { type Command, UsageError } from "#lib/cli/command.ts";
import { type JobState, listJobs } from "#lib/jobs/list-jobs.ts";
import { retryJobs } from "#lib/jobs/retry-jobs.ts";
import { runJobByHand } from "#lib/jobs/run-job-by-hand.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";

const list: Command = {
  summary: "Every job with its last run, its next and its failures; then the events that no retry got through.",
  async run(context) {
    const { jobs, dead, deadCount } = await listJobs(context);
    for (const job of jobs) console.log(lineOf(job));
    for (const { id, job, event, eventId, failedAt, error } of dead) {
      console.log(["dead", id, failedAt.toISOString(), job, `${event} ${eventId}`, error].join("  "));
    }
    console.log(`${jobs.length} jobs, ${deadCount} dead ${deadCount === 1 ? "event" : "events"}`);
    return 0;
  },
};

function lineOf({ name, schedule, nextRunAt, lastRun }: JobState): string {
  const next = nextRunAt ? `next ${nextRunAt.toISOString()}` : "";
  return [name.padEnd(22), schedule.padEnd(14), `last ${lastOf(lastRun)}`, next].filter(Boolean).join("  ");
}

function lastOf(run: JobState["lastRun"]): string {
  if (!run) return "never";
  const { startedAt, endedAt, outcome, count, failures, failedAt, lastError } = run;
  const took = endedAt ? ` in ${endedAt.getTime() - startedAt.getTime()} ms` : "";
  const counted = count === null ? "" : `, count ${count}`;
  const failed = failedAt ? `, failures ${failures}, the last ${failedAt.toISOString()} "${lastError}"` : "";
  return `${startedAt.toISOString()} ${outcome ?? "not ended"}${took}${counted}${failed}`;
}

const run: Command = {
  usage: "NAME",
  summary: "Runs a scheduled job now, in this process.",
  async run(context, { positionals }) {
    const name = oneOf(positionals);
    try {
      const count = await runJobByHand(context, name);
      console.log(count === undefined ? "Done." : `Done, count ${count}.`);
      return 0;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      console.error(`Failed: ${error instanceof Error ? error.message : error}`);
      return 1;
    }
  },
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const retry: Command = {
  usage: "ID|NAME",
  summary: "Gives a dead event, all dead events of a handler, or a scheduled job that failed to the worker again.",
  async run(context, { positionals }) {
    const which = oneOf(positionals);
    const queued = await retryJobs(context, uuid.test(which) ? { id: which.toLowerCase() } : { name: which });
    console.log(`Queued ${queued}.`);
    return 0;
  },
};

function oneOf([name, more]: readonly string[]): string {
  if (name === undefined || more !== undefined) throw new UsageError("Give one, as `list` prints it.");
  return name;
}

export const commands: Readonly<Record<string, Command>> = { list, run, retry, "": list };
