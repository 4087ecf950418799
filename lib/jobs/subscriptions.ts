import "server-only";
import { forgetEndedSessions, loggedIn } from "#lib/modules/identity/index.ts";
import { defineHandler, type Handler } from "#lib/platform/events/define-handler.ts";

/** Which event leads to what: the one place where news of a module reaches another. */
export const subscriptions: readonly Handler[] = [
  defineHandler({
    name: "forget-ended-sessions",
    event: loggedIn,
    run: (context, { payload: { playerId } }) => forgetEndedSessions(context, playerId),
  }),
];
