/** Where pg-boss keeps its tables. The schema belongs to the application role. */
export const jobSchema = "pgboss";

const daySeconds = 86_400;

/** Jobs whose retries are used up wait here for an operator. */
export const deadLetters = { name: "dead-letters", retentionSeconds: 90 * daySeconds };

/** Retries of jobs with a payload: after 5 s, 10 s, 20 s and so on, for about 45 minutes. */
export const retryPolicy = {
  deadLetter: deadLetters.name,
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retentionSeconds: 90 * daySeconds,
  deleteAfterSeconds: daySeconds,
};

/** Events stay here from the commit of their transaction until the worker forwards them to their handlers. */
export const outbox = { ...retryPolicy, name: "forward-events", expireInSeconds: 60 };
