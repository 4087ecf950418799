import "server-only";
import type { CallContract } from "#lib/contracts/define-call.ts";
import { pageOwnerHeader } from "#lib/contracts/page-owner.ts";
import type { Role } from "#lib/kernel/actor.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Session } from "#lib/modules/identity/index.ts";

/**
 * Rejects a role that is not listed.
 * @throws not-logged-in: the person is a visitor
 * @throws need-real-account: a trial account calls what players may
 * @throws not-allowed: otherwise
 */
export function checkRole(roles: readonly Role[], role: Role): void {
  if (roles.includes(role)) return;
  if (role === "visitor") throw new DomainError("not-logged-in");
  if (role === "trial" && roles.includes("player")) throw new DomainError("need-real-account");
  throw new DomainError("not-allowed");
}

type Demands = Pick<CallContract, "roles" | "needsRecentSession" | "allowedBeforePasswordChange">;

export function checkAccess(call: Demands, session: Session | null): void {
  checkRole(call.roles, session?.role ?? "visitor");
  if (!session) return;
  if (session.mustChangePassword && !call.allowedBeforePasswordChange)
    throw new DomainError("password-change-required");
  if (session.idled && call.needsRecentSession) throw new DomainError("session-expired");
}

type Acts = Pick<CallContract, "roles" | "method" | "startsSession">;

/**
 * Rejects a call from a page of one account when another account is logged in in the same browser: the other account
 * would pay for what the page shows. What a visitor may read is the same for everyone.
 * @throws account-changed: the page belongs to another account
 */
export function checkPageOwner(call: Acts, session: Session | null, headers: Headers): void {
  const owner = headers.get(pageOwnerHeader);
  if (!session || owner === null || owner === session.playerId || call.startsSession) return;
  const forVisitors = call.roles.includes("visitor");
  if (forVisitors && (call.method === "GET" || owner === "")) return;
  throw new DomainError("account-changed");
}
