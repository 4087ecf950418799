import type { Actor } from "#lib/kernel/actor.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";

/** Permissions of operators. A role of the console will be a set of these. */
export const permissions = [
  "agents.read",
  "agents.manage",
  "audit.read",
  "backups.make",
  "backups.restore",
  "content.read",
  "content.manage",
  "deposits.read",
  "deposits.review",
  "games.manage",
  "jobs.read",
  "jobs.run",
  "keys.read",
  "keys.manage",
  "ledger.read",
  "players.manage",
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

/** Everyone on the command line has all permissions. A console will look up its roles here. */
function permissionsOf({ role }: Actor): ReadonlySet<Permission> {
  return role === "operator" || role === "system" ? everything : nothing;
}

/** @throws not-allowed: the actor lacks the permission */
export function requirePermission({ actor }: { readonly actor: Actor }, permission: Permission): void {
  if (!permissionsOf(actor).has(permission)) throw new DomainError("not-allowed");
}
