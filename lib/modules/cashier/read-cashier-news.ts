import "server-only";
import { createHash } from "node:crypto";
import type { CashierNews, WithdrawalNews } from "#lib/contracts/cashier/cashier-news.ts";
import { requireMember } from "#lib/kernel/require-actor.ts";
import {
  listDepositStates,
  listLastEvents,
  listNewsWithdrawals,
  listWaitingParts,
} from "#lib/modules/cashier/cashier-news-store.ts";
import { canDo, type WithdrawalAction } from "#lib/modules/cashier/withdrawal-rules.ts";
import type { Withdrawal, WithdrawalEvent } from "#lib/modules/cashier/withdrawal-store.ts";
import type { Context } from "#lib/platform/context.ts";

const versionLength = 12;
/** Roles of the player's own acts. */
const ownRoles: readonly string[] = ["player", "agent"];

const newsOf: Partial<Record<WithdrawalAction, WithdrawalNews>> = {
  approve: "approved",
  reject: "rejected",
  "await-receipt": "sent",
  fail: "failed",
  "time-out": "auto-received",
  force: "forced",
  dispute: "disputed",
  return: "returned",
};

/** Returns what open pages follow of the player's own deposits and withdrawals (CASH-08). */
export async function readCashierNews(context: Context): Promise<CashierNews> {
  const { db } = context;
  const { playerId } = requireMember(context);
  const [rows, deposits] = await Promise.all([listNewsWithdrawals(db, playerId), listDepositStates(db, playerId)]);
  const ids = rows.map(({ withdrawal }) => withdrawal.id);
  const open = rows.filter(({ withdrawal }) => withdrawal.endedAt === null).map(({ withdrawal }) => withdrawal.id);
  const [events, parts] = await Promise.all([
    ids.length > 0 ? listLastEvents(db, ids) : [],
    open.length > 0 ? listWaitingParts(db, open) : [],
  ]);
  const withdrawalOf = new Map(rows.map((row) => [row.withdrawal.id, row]));
  const receipts = parts.flatMap(({ withdrawalId, part, amount, paidAt, receiptDueAt }) => {
    const row = withdrawalOf.get(withdrawalId);
    if (!row) return [];
    const dueAt = canDo(row.withdrawal.state, "time-out") ? receiptDueAt : null;
    return { withdrawalId, part, amount, lastDigits: row.lastDigits, paidAt, dueAt };
  });
  const withdrawals = events.flatMap((event) => {
    const row = withdrawalOf.get(event.withdrawalId);
    return row ? lastChange(row.withdrawal, event) : [];
  });
  const shown = [deposits, withdrawals.map(({ id, step }) => [id, step])];
  const version = createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, versionLength);
  return { version, receipts, withdrawals };
}

function lastChange({ id, currency, amount: whole }: Withdrawal, event: WithdrawalEvent) {
  const { number: step, action, amount, reason, actorRole } = event;
  const own = ownRoles.includes(actorRole);
  const news = own ? null : ((newsOf as Partial<Record<string, WithdrawalNews>>)[action] ?? null);
  return { id, step, news, amount: amount ?? whole, currency, reason: own ? null : reason };
}
