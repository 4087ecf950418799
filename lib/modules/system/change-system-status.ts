import "server-only";
import { isPlainText } from "#lib/contracts/plain-text.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { requireOperatorOrSystem } from "#lib/kernel/require-actor.ts";
import { forgetSystemStatus } from "#lib/modules/system/read-system-status.ts";
import { normaliseCidr } from "#lib/modules/system/region-rules.ts";
import {
  deleteRegionRules,
  findMaintenance,
  listRegionRules,
  type MaintenanceRow,
  type RegionRule,
  saveMaintenance,
  saveRegionRule,
} from "#lib/modules/system/store.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Changes maintenance; fields missing from `change` keep their value. Returns the states before and after, for the
 * audit log. For operators and the system, like all functions here.
 *
 * @throws not-allowed: for anyone else
 * @throws invalid-input: {value} for an entry of the allow-list that is neither an address nor a block, because it
 * would lock out the people it was meant for; and for a message with hidden characters
 */
export async function setMaintenance(context: Context, change: Partial<MaintenanceRow>) {
  requireOperatorOrSystem(context);
  const { db } = context;
  const wrong = change.allowList?.find((entry) => normaliseCidr(entry) === null);
  if (wrong !== undefined) throw new DomainError("invalid-input", { value: wrong });
  if (change.message !== undefined && !isPlainText(change.message)) throw new DomainError("invalid-input");
  const { maintenance, message, allowList } = await findMaintenance(db);
  const before = { maintenance, message, allowList };
  const after = { ...before, ...change };
  await saveMaintenance(db, after);
  forgetSystemStatus(db);
  return { before, after };
}

/**
 * Adds a rule, or replaces the one of that country or block. Countries are ISO 3166-1 alpha-2; blocks are addresses or
 * CIDR. Returns the rule before, if any, and after.
 *
 * @throws not-allowed: for anyone but operators and the system
 * @throws invalid-input: for an unknown country or block
 */
export async function addRegionRule(
  context: Context,
  rule: RegionRule,
): Promise<{ before: RegionRule | null; after: RegionRule }> {
  requireOperatorOrSystem(context);
  const { db } = context;
  const value = rule.kind === "country" ? countryCode(rule.value) : normaliseCidr(rule.value);
  if (!value) throw new DomainError("invalid-input", { value: rule.value });
  const after = { ...rule, value };
  const rules = await listRegionRules(db);
  const before = rules.find((known) => known.kind === rule.kind && known.value === value) ?? null;
  await saveRegionRule(db, after);
  forgetSystemStatus(db);
  return { before, after };
}

/**
 * Removes the rule for a country or block, or all rules. Returns the removed ones.
 *
 * @throws not-allowed: for anyone but operators and the system
 */
export async function removeRegionRules(context: Context, value?: string): Promise<RegionRule[]> {
  requireOperatorOrSystem(context);
  const { db } = context;
  const removed = await deleteRegionRules(
    db,
    value === undefined ? undefined : (normaliseCidr(value) ?? value.toUpperCase()),
  );
  forgetSystemStatus(db);
  return removed;
}

export async function readRegionRules(context: Context): Promise<RegionRule[]> {
  requireOperatorOrSystem(context);
  return listRegionRules(context.db);
}

function countryCode(text: string): string | null {
  const code = text.toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : null;
}
