/** Where pg-boss keeps its tables. The schema belongs to the application role. */
export const jobSchema = "pgboss";

const daySeconds = 86_400;

/** Jobs that failed for good wait here for an operator. */
export const deadLetters = { name: "dead-letters", retentionSeconds: 90 * daySeconds };

/** How work that carries a payload is repeated: 5 s, 10 s, 20 s and so on, for about three quarters of an hour. */
export const patience = {
  deadLetter: deadLetters.name,
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retentionSeconds: 90 * daySeconds,
  deleteAfterSeconds: daySeconds,
};

/** Events lie here from the commit of their transaction until the worker hands each to its handlers. */
export const outbox = { ...patience, name: "forward-events", expireInSeconds: 60 };
