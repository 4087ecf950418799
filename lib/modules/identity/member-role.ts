import type { Member, MemberType } from "#lib/contracts/identity/member.ts";

const roles = { 0: "player", 1: "agent", 2: "agent", 4: "trial", 41: "agent", 42: "agent" } as const;

export function roleOf(type: MemberType): "player" | "agent" | "trial" {
  return roles[type];
}

/** Member types with the role `agent` (AGENT-07). */
export const agentTypes = [1, 2, 41, 42] as const satisfies MemberType[];

export function memberOf(given: { id: string; account: string; nickname: string; memberType: MemberType }): Member {
  const { id, account, nickname, memberType: type } = given;
  return { id, account, nickname, type, isAgent: roleOf(type) === "agent", isTrial: roleOf(type) === "trial" };
}
