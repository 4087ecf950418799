import type { PageMember } from "#lib/client/member-state.ts";
import type { PageVisitor } from "#lib/portal/pages/admit-page.ts";

/** Returns what client components may know of the logged-in member (AUTH-17); null for a visitor. */
export function pageMember({ session }: Pick<PageVisitor, "session">): PageMember | null {
  if (!session) return null;
  const { playerId, account, role } = session;
  return { id: playerId, account, isAgent: role === "agent", isTrial: role === "trial" };
}
