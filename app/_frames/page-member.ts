import type { PageMember } from "#lib/client/member-state.ts";
import type { PageVisitor } from "#lib/portal/pages/admit-page.ts";

/** What the page's components may know of whoever is logged in (AUTH-17); null for a visitor. */
export function pageMember({ session }: Pick<PageVisitor, "session">): PageMember | null {
  return session && { account: session.account, isAgent: session.role === "agent", isTrial: session.role === "trial" };
}
