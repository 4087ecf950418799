import { setTimeout as pause } from "node:timers/promises";
import { PortalError } from "#lib/client/portal-error.ts";
import { addBankAccountCall } from "#lib/contracts/cashier/add-bank-account.ts";
import { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import { readBalanceCall } from "#lib/contracts/cashier/read-balance.ts";
import { readDepositCall } from "#lib/contracts/cashier/read-deposit.ts";
import { requestWithdrawalCall } from "#lib/contracts/cashier/request-withdrawal.ts";
import { setPaymentPasswordCall } from "#lib/contracts/cashier/set-payment-password.ts";
import type { CallContract, InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import { loginCall } from "#lib/contracts/identity/login.ts";
import { registerCall } from "#lib/contracts/identity/register.ts";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { inHouseVendor } from "#lib/modules/games/index.ts";
import { accountIdOf } from "#lib/modules/ledger/index.ts";
import type { Journal } from "#tests/faults/journal.ts";
import { type Exchange, type HttpVisitor, openVisitor } from "#tests/support/calls/http-visitor.ts";
import { until } from "../../scripts/services/process.mjs";

const password = "lantern-48-copper";
const paymentPassword = "482913";
const answerLimitMs = 60_000;
/** Errors of an outage or a limit: the same act is retried. */
const passing = new Set(["network", "service-unavailable", "gateway-unavailable", "too-many-requests", "conflict"]);
/** The server may lose a nonce or a session; nothing has happened yet. */
const forgotten = new Set(["invalid-encryption", "unknown-key"]);

/** Responses that one player received, and the state that must follow from them. Minor units. */
export interface Told {
  cash: bigint;
  held: bigint;
  rounds: number;
  deposits: number;
  withdrawals: number;
  claims: number;
  payouts: number;
  /** Withdrawals whose receipt was confirmed and not yet compared. */
  receipts: string[];
}

export interface Player {
  visitor: HttpVisitor;
  elsewhere: string;
  username: string;
  playerId: string;
  told: Told;
  /** Calls that were retried after no response, or after a temporary error. */
  repeated: number;
  logins: number;
  /** Deposits that were paid and are not yet known to be credited: deposit → amount. */
  awaited: Map<string, { paymentId: string; amount: bigint; payUrl: string }>;
  bankAccountId: string;
  /** Told of every act that is about to be sent, by the name of its call. */
  sending: (act: string) => void;
}

export interface PlayerFacts {
  origin: string;
  address: string;
  /** Where a proxy would send the player when `origin` accepts no more connections. */
  elsewhere?: string;
  observe: (exchange: Exchange) => void;
  sending?: (act: string) => void;
}

/** Registers at the portal and prepares the account for withdrawals. */
export async function openPlayer({ elsewhere, sending = () => {}, ...where }: PlayerFacts): Promise<Player> {
  const visitor = openVisitor(where);
  const username = `f${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const player: Player = {
    visitor,
    elsewhere: elsewhere ?? where.origin,
    username,
    playerId: "",
    told: { cash: 0n, held: 0n, rounds: 0, deposits: 0, withdrawals: 0, claims: 0, payouts: 0, receipts: [] },
    repeated: 0,
    logins: 0,
    awaited: new Map(),
    bankAccountId: "",
    sending,
  };
  const form = { username, password, confirmPassword: password, agreed: true, domain: "localhost" };
  const { id } = await visitor.call(registerCall, {
    ...form,
    registerUrl: where.origin,
    registerMethod: "WEB",
    login: true,
  });
  player.playerId = id;
  await untilAnswered(player, setPaymentPasswordCall, { newPassword: paymentPassword });
  const bank = { bankName: "BDO Unibank", holderName: "Fault Player", accountNumber: "1234567890" };
  player.bankAccountId = (await untilAnswered(player, addBankAccountCall, { ...bank, paymentPassword })).id;
  return player;
}

/** Retries for up to a minute until there is a response; throws errors of the act itself. */
export async function untilAnswered<Call extends CallContract>(
  player: Player,
  call: Call,
  input: InputOf<Call>,
): Promise<OutputOf<Call>> {
  const endMs = Date.now() + answerLimitMs;
  for (;;) {
    try {
      player.sending(call.name);
      return await player.visitor.call(call, input);
    } catch (error) {
      if (!(error instanceof PortalError) || Date.now() > endMs) throw error;
      player.repeated++;
      if (error.code === "network") player.visitor.origin = player.elsewhere;
      if (error.code === "not-logged-in") await logInAgain(player);
      else if (passing.has(error.code)) await pause(error.code === "too-many-requests" ? 1000 : 50);
      else if (!forgotten.has(error.code)) throw error;
    }
  }
}

async function logInAgain(player: Player): Promise<void> {
  player.logins++;
  await untilAnswered(player, loginCall, { username: player.username, password, type: "username", agentSide: false });
}

/** Returns the journal's line about one movement of a player. */
export const ledgerLine = (vendor: string, externalId: string, player: Player) =>
  `${vendor} ${externalId} ${accountIdOf({ playerId: player.playerId, currency: "PHP" })}`;

/** Plays one round of Dice; occasionally sends it twice in parallel, or repeats it afterwards. */
export async function play(player: Player, journal: Journal): Promise<void> {
  const input = diceBet(BigInt(100 + Math.floor(Math.random() * 4_900)));
  const twice = Math.random() < 0.1;
  const answers = await Promise.all((twice ? [0, 1] : [0]).map(() => untilAnswered(player, playRoundCall, input)));
  if (Math.random() < 0.05) answers.push(await untilAnswered(player, playRoundCall, input));
  const [first] = answers;
  if (!first || answers.some(({ round }) => round.roundId !== first.round.roundId))
    throw new Error("one key, two rounds");
  await recordRound(player, journal, first.round);
}

export const diceBet = (stake: bigint) =>
  ({ game: "dice", idempotencyKey: crypto.randomUUID(), stake, direction: "under", target: 9_000 }) as const;

/** Notes a round that the player was told of. */
export async function recordRound(
  player: Player,
  journal: Journal,
  { roundId, stake, payout }: { roundId: string; stake: bigint; payout: bigint },
): Promise<void> {
  await Promise.all([roundId, `${roundId}:win`].map((id) => journal.write(ledgerLine(inHouseVendor, id, player))));
  player.told.cash += payout - stake;
  player.told.rounds++;
}

/** Opens a deposit and pays it at the gateway; a later check confirms that it was credited. */
export async function deposit(player: Player, amount: bigint, delivery: string): Promise<void> {
  const input = { idempotencyKey: crypto.randomUUID(), channel: "sandbox", amount } as const;
  const { id, payUrl } = await untilAnswered(player, createDepositCall, input);
  if (!payUrl) throw new Error("a deposit without a page to pay it");
  await pay(payUrl, { outcome: "succeeded", delivery });
  player.awaited.set(id, { paymentId: payUrl.slice(payUrl.lastIndexOf("/") + 1), amount, payUrl });
}

async function pay(payUrl: string, form: Record<string, string>): Promise<void> {
  const press = () =>
    fetch(payUrl, { method: "POST", body: new URLSearchParams(form), redirect: "manual" }).then(
      ({ status }) => status === 303,
      () => false,
    );
  if (!(await until(press, answerLimitMs))) throw new Error(`${payUrl} takes no payment`);
}

/** Checks every payment in progress once, and records those that were credited. */
export async function noticeDeposits(player: Player, journal: Journal): Promise<void> {
  for (const [id, { paymentId, amount }] of player.awaited) {
    const { state } = await untilAnswered(player, readDepositCall, { id });
    if (state !== "credited") continue;
    await journal.write(ledgerLine("sandbox", paymentId, player));
    player.awaited.delete(id);
    player.told.cash += amount;
    player.told.deposits++;
  }
}

/** Presses the gateway's button again, because no notification of the payment has come. */
export async function payAgain(player: Player): Promise<void> {
  for (const { payUrl } of player.awaited.values()) await pay(`${payUrl}/again`, {});
}

/** Errors of the rules: they move nothing and are not stored. */
const refusals = new Set(["turnover-not-met", "insufficient-funds"]);

/**
 * Requests a withdrawal twice with one key. Money that arrives between the two requests may let only the second
 * succeed. Returns the withdrawal, or nothing when the rules refuse it.
 */
export async function withdraw(player: Player, journal: Journal): Promise<{ id: string; amount: bigint }[]> {
  const { bankAccountId } = player;
  const amount = BigInt(10_000 + Math.floor(Math.random() * 10_000));
  const input = { idempotencyKey: crypto.randomUUID(), amount, bankAccountId, paymentPassword };
  const answers = await Promise.allSettled([0, 1].map(() => untilAnswered(player, requestWithdrawalCall, input)));
  for (const answer of answers)
    if (answer.status === "rejected" && !(answer.reason instanceof PortalError && refusals.has(answer.reason.code)))
      throw answer.reason;
  const ids = new Set(answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.id] : [])));
  if (ids.size > 1) throw new Error("one key, two withdrawals");
  for (const id of ids) {
    await journal.write(ledgerLine("withdrawal", `${id}:hold:1`, player));
    player.told.cash -= amount;
    player.told.held += amount;
    player.told.withdrawals++;
  }
  return [...ids].map((id) => ({ id, amount }));
}

export async function balanceOf(player: Player): Promise<{ cash: bigint; held: bigint }> {
  const { balance, held } = await untilAnswered(player, readBalanceCall, {});
  return { cash: balance, held };
}
