import "server-only";

export { disablePlayer, enablePlayer } from "#lib/modules/players/player-status.ts";
