import * as z from "zod/mini";

/**
 * Why a session ended: the key of its message in the area `session`. `expired` is also any cause that nobody noted, such
 * as a loss of the store. `renewed` has no message: the same browser goes on under a new session of the same player.
 */
export const sessionEnd = z.enum(["logged-out", "ended", "password-changed", "player-disabled", "expired", "renewed"]);

export type SessionEnd = z.output<typeof sessionEnd>;
