import type { Actor } from "#lib/kernel/actor.ts";

/** Who did it, as history keeps it. */
export function actorName(actor: Actor): string | null {
  if ("playerId" in actor) return actor.playerId;
  if (actor.role === "operator") return actor.operator;
  return actor.role === "system" ? actor.process : null;
}
