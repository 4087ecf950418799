import "server-only";
import { forgetEndedSessions, loggedIn } from "#lib/modules/identity/index.ts";
import { defineHandler, type Handler } from "#lib/platform/events/define-handler.ts";

/** All handlers with their events. Events of one module reach another only here. */
export const subscriptions: readonly Handler[] = [
  defineHandler({
    name: "forget-ended-sessions",
    event: loggedIn,
    run: (context, { payload: { playerId } }) => forgetEndedSessions(context, playerId),
  }),
];
