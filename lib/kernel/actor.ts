/** Who acts. `role` is what guards compare; ids are ours (UUID). */
export type Actor =
  | { role: "visitor" }
  | { role: "trial" | "player" | "agent"; playerId: string; account: string; sessionId: string }
  | { role: "operator"; operator: string }
  | { role: "system"; process: string };

export type Role = Actor["role"];

export type MemberActor = Extract<Actor, { playerId: string }>;
