import "server-only";

export {
  actorOf,
  endSession,
  endSessions,
  readSession,
  type Session,
  sessionTtlMs,
  startSession,
} from "#lib/modules/identity/sessions.ts";
