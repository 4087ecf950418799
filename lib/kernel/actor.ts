/** Who acts. `role` is what guards compare; ids are ours (UUID). */
export type Actor =
  | { role: "visitor" }
  | { role: "trial" | "player" | "agent"; playerId: string; account: string; sessionId: string }
  | { role: "operator"; operator: string }
  | { role: "system"; process: string };

export type Role = Actor["role"];

export type MemberActor = Extract<Actor, { playerId: string }>;

/** Who did it, as history keeps it: a player's id, an operator's or a process's name. */
export function actorName(actor: Actor): string | null {
  if ("playerId" in actor) return actor.playerId;
  if (actor.role === "operator") return actor.operator;
  return actor.role === "system" ? actor.process : null;
}
