import type { PageMember } from "#lib/client/member-state.ts";
import type { PageVisitor } from "#lib/portal/pages/admit-page.ts";

/** Returns what client components may know of the logged-in member (AUTH-17); null for a visitor. */
export function pageMember({ session }: Pick<PageVisitor, "session">): PageMember | null {
  return session && { account: session.account, isAgent: session.role === "agent", isTrial: session.role === "trial" };
}
