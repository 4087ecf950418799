/** The person or process that acts. Guards compare `role`; ids are ours (UUID). */
export type Actor =
  | { role: "visitor" }
  | { role: "trial" | "player" | "agent"; playerId: string; account: string; sessionId: string }
  | { role: "operator"; operator: string }
  | { role: "system"; process: string };

export type Role = Actor["role"];

export type MemberActor = Extract<Actor, { playerId: string }>;

/** Returns the actor's name for history: a player's id, or the name of an operator or a process. */
export function actorName(actor: Actor): string | null {
  if ("playerId" in actor) return actor.playerId;
  if (actor.role === "operator") return actor.operator;
  return actor.role === "system" ? actor.process : null;
}
