import type { Actor } from "#lib/kernel/actor.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";

/** What an operator may be allowed to do. A role of the console will be a set of these. */
export const permissions = [
  "agents.read",
  "agents.manage",
  "audit.read",
  "content.read",
  "content.manage",
  "deposits.read",
  "deposits.review",
  "games.manage",
  "jobs.read",
  "jobs.run",
  "ledger.read",
  "rewards.read",
  "rewards.manage",
  "site.read",
  "site.manage",
  "withdrawals.read",
  "withdrawals.review",
  "withdrawals.pay",
  "withdrawals.settle",
] as const;

export type Permission = (typeof permissions)[number];

const everything: ReadonlySet<Permission> = new Set(permissions);
const nothing: ReadonlySet<Permission> = new Set();

/** Whoever reaches the command line holds every permission; the roles of a console will be looked up here. */
function permissionsOf({ role }: Actor): ReadonlySet<Permission> {
  return role === "operator" || role === "system" ? everything : nothing;
}

/** Error: not-allowed. */
export function requirePermission({ actor }: { readonly actor: Actor }, permission: Permission): void {
  if (!permissionsOf(actor).has(permission)) throw new DomainError("not-allowed");
}
