import * as z from "zod/mini";

/**
 * Why a session ended: the key of its message in the area `session`. `expired` is also any cause that nobody noted, such
 * as a loss of the store.
 */
export const sessionEnd = z.enum(["logged-out", "ended", "password-changed", "player-disabled", "expired"]);

export type SessionEnd = z.output<typeof sessionEnd>;
