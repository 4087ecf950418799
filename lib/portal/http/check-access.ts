import "server-only";
import type { CallContract } from "#lib/contracts/define-call.ts";
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
