import "server-only";
import { forgetEndedSessions, loggedIn } from "#lib/modules/identity/index.ts";
import { defineHandler, type Handler } from "#lib/platform/events/define-handler.ts";

/** Every handler and the event it is subscribed to. The only place where events of one module reach another. */
export const subscriptions: readonly Handler[] = [
  defineHandler({
    name: "forget-ended-sessions",
    event: loggedIn,
    run: (context, { payload: { playerId } }) => forgetEndedSessions(context, playerId),
  }),
];
