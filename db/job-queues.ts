/** Schema of the tables of pg-boss. It belongs to the application role. */
export const jobSchema = "pgboss";

const daySeconds = 86_400;

/** Holds jobs that have used up their retries, for an operator. */
export const deadLetters = { name: "dead-letters", retentionSeconds: 90 * daySeconds };

/** Retries jobs with a payload after 5 s, 10 s, 20 s and so on, for about 45 minutes. */
export const retryPolicy = {
  deadLetter: deadLetters.name,
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retentionSeconds: 90 * daySeconds,
  deleteAfterSeconds: daySeconds,
};

/** Holds events from the commit of their transaction until the worker forwards them to their handlers. */
export const outbox = { ...retryPolicy, name: "forward-events", expireInSeconds: 60 };
