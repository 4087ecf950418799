import "server-only";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { realMembers } from "#lib/contracts/define-call.ts";
import type { readLiveCall } from "#lib/contracts/live/read-live.ts";
import { readBalance, readCashierNews } from "#lib/modules/cashier/index.ts";
import { isSessionIdled, readSessionEnd } from "#lib/modules/identity/index.ts";
import { countClaimable } from "#lib/modules/promotions/index.ts";
import { readSystemStatus } from "#lib/modules/system/index.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";
import { readBoards } from "#lib/portal/live/boards.ts";

type Live = OutputOf<typeof readLiveCall>;

/** Returns the current state of every live topic for the caller. */
export async function readLive(asking: Context, input: InputOf<typeof readLiveCall>): Promise<Live> {
  const context = inLanguage(asking, input);
  const [status, session, balance, rewards, cashier, boards] = await Promise.all([
    readLiveStatus(context),
    readLiveSession(context),
    readOwnBalance(context),
    readOwnRewards(context),
    readOwnCashier(context),
    readBoards(context),
  ]);
  return { status, session, balance, rewards, cashier, ...boards };
}

/** Applies the page's language from the input: an event source cannot set Accept-Language. */
export function inLanguage(context: Context, input: InputOf<typeof readLiveCall>): Context {
  const { request } = context;
  return request ? { ...context, request: { ...request, language: callLanguage(context, input) } } : context;
}

export async function readLiveStatus(context: Context): Promise<Live["status"]> {
  const { status, message } = await readSystemStatus(context, context.request?.ip ?? "");
  return { status, message };
}

/** Returns whose stream it is, and for a visitor why the session of this browser ended. */
export async function readLiveSession(context: Context): Promise<Live["session"]> {
  const { actor, request } = context;
  if ("playerId" in actor) return { owner: actor.playerId, ended: null };
  const id = await request?.sessionId?.();
  return { owner: null, ended: id ? await readSessionEnd(context, id) : null };
}

/** Reads the balance as the caller, so a stream can only show the caller's own. */
export async function readOwnBalance(context: Context): Promise<Live["balance"]> {
  return realMembers.includes(context.actor.role) ? readBalance(context) : null;
}

export async function readOwnRewards(context: Context): Promise<Live["rewards"]> {
  return realMembers.includes(context.actor.role) ? { claimable: await countClaimable(context) } : null;
}

/** Null for a session that was idle for too long, like the calls that list deposits and withdrawals (SEC-04). */
export async function readOwnCashier(context: Context): Promise<Live["cashier"]> {
  const { actor } = context;
  if (!("sessionId" in actor) || !realMembers.includes(actor.role)) return null;
  return (await isSessionIdled(context, actor.sessionId)) ? null : readCashierNews(context);
}
