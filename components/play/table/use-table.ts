"use client";
import { useEffect, useMemo, useRef, useState } from "react";
import type * as z from "zod/mini";
import { pendingPlays } from "#components/play/table/pending-play.ts";
import { balanceAtom } from "#lib/client/balance.ts";
import { pageOwnerAtom } from "#lib/client/member-state.ts";
import { type Played, type PlayMode, type RoundOf, readTable, type TableState } from "#lib/client/originals.ts";
import { asPortalError, PortalError } from "#lib/client/portal-error.ts";
import { refreshBalance } from "#lib/client/refresh-balance.ts";
import { store } from "#lib/client/store.ts";
import { moneyToWire, parseMoney } from "#lib/kernel/money.ts";
import type { GameCode } from "#lib/originals/registry.ts";

/** Delays before automatic retries of a bet, in ms. */
const retryAfterMs = [400, 1_200, 2_500];
/** Errors that leave the result of a bet unknown: it keeps its key until a response settles it. */
const undecided = new Set(["network", "service-unavailable", "unknown", "maintenance", "too-many-requests"]);
const retried = new Set(["network", "service-unavailable"]);
const roundsKept = 20;

/** Fields of every bet; each game adds its choice. */
interface Keyed {
  idempotencyKey: string;
  stake: bigint;
}

/** What a newly opened page must show first; at most one of the two. */
interface Owed<R> {
  /** Result of a bet that an earlier page left without a response. */
  answered: R | null;
  /** A paid round that its player did not see to the end. */
  unseen: R | null;
}

/** A settled round, or the code of the error that left the bet without one. */
export type PlayOutcome<Code extends GameCode> = Played<Code> | { failed: string };

export interface Table<Code extends GameCode, Choice> {
  /** Null until the server has returned the player's state. */
  state: TableState<Code> | null;
  /** The last round whose result was shown; null before the first. */
  last: RoundOf<Code> | null;
  /** A settled round whose result is not shown yet: the game shows it and then calls `reveal`. */
  held: RoundOf<Code> | null;
  /** The stake of a new bet in flight, in minor units. */
  staked: bigint;
  /** True while a bet is in flight. */
  playing: boolean;
  /** True while a bet is retried after a connection error. */
  retrying: boolean;
  /** A bet with an unknown result: the next play retries it instead of placing a new one. */
  unanswered: (Keyed & Choice) | null;
  error: PortalError | null;
  /** Loads the table when the server did not, and retries a stored bet without a response. */
  begin: () => Promise<Owed<RoundOf<Code>>>;
  /** Loads the table and returns the round that was not seen to the end, if any. */
  load: () => Promise<RoundOf<Code> | null>;
  /** Places a bet, or retries the one with an unknown result. */
  play: (bet: { stake: bigint } & Choice) => Promise<PlayOutcome<Code>>;
  /** The result of the held round has been shown. */
  reveal: (round: RoundOf<Code>) => void;
  change: (change: Partial<TableState<Code>>) => void;
  clearError: () => void;
}

interface TableOptions<Code extends GameCode, Choice> {
  game: Code;
  mode: PlayMode;
  /** Sends one bet. */
  send: (bet: Keyed & Choice) => Promise<Played<Code>>;
  /** Shape of a bet stored across a reload. */
  betShape: z.ZodMiniType<Keyed & Choice>;
  initial: TableState<Code> | null;
}

/**
 * Manages an in-house game's table: one bet at a time, each with one key until its result is known. It returns rounds;
 * presenting them is up to the game.
 */
export function useTable<Code extends GameCode, Choice extends object>(
  options: TableOptions<Code, Choice>,
): Table<Code, Choice> {
  const { game, mode, betShape, initial } = options;
  const pending = useMemo(() => pendingPlays(`${game}-pending-${mode}`, betShape), [game, mode, betShape]);
  const [state, setState] = useState(initial);
  const [last, setLast] = useState(initial?.rounds[0] ?? null);
  const [held, setHeld] = useState(initial && unseenOf(initial));
  const [staked, setStaked] = useState(0n);
  const [playing, setPlaying] = useState(false);
  const [retrying, setRetrying] = useState(false);
  const [unanswered, setUnanswered] = useState<(Keyed & Choice) | null>(null);
  const [error, setError] = useState<PortalError | null>(null);
  const busy = useRef(false);
  const rejectOther = useOwnerCheck();
  /** Latest balance event during a bet in flight. The response may be older or newer than the event. */
  const heard = useRef<string | null>(null);

  const load = async () => {
    try {
      const fresh = await readTable(game, mode);
      setState(fresh);
      setLast(fresh.rounds[0] ?? null);
      setError(null);
      const unseen = unseenOf(fresh);
      setHeld(unseen);
      return unseen;
    } catch (error) {
      setError(asPortalError(error));
      return null;
    }
  };

  const send = async (bet: Keyed & Choice, stake: bigint): Promise<PlayOutcome<Code>> => {
    if (busy.current) return { failed: "busy" };
    busy.current = true;
    heard.current = null;
    setPlaying(true);
    setStaked(stake);
    setError(null);
    setUnanswered(bet);
    pending.keep(bet);
    try {
      const played = await sendUntilAnswered(() => rejectOther().then(() => options.send(bet)), setRetrying);
      pending.drop();
      setUnanswered(null);
      if (mode === "money") showPurse(moneyToWire(played.balance), heard.current);
      setHeld(played.round);
      setState((before) => before && withRound(before, played));
      return played;
    } catch (error) {
      const failure = asPortalError(error);
      setError(failure);
      if (!undecided.has(failure.code)) {
        pending.drop();
        setUnanswered(null);
      }
      return { failed: failure.code };
    } finally {
      busy.current = false;
      setPlaying(false);
      setStaked(0n);
      setRetrying(false);
    }
  };

  useOtherBalances(mode, (amount) => {
    if (busy.current) heard.current = amount;
    else setState((before) => before && { ...before, balance: parseMoney(amount) ?? before.balance });
  });

  const begin = async () => {
    const left = pending.take();
    const unseen = initial ? unseenOf(initial) : await load();
    // The balance that the server has sent may already contain a stored bet.
    const outcome = left && (await send(left, 0n));
    return outcome && "round" in outcome ? { answered: outcome.round, unseen: null } : { answered: null, unseen };
  };

  const play: Table<Code, Choice>["play"] = (bet) =>
    unanswered ? send(unanswered, 0n) : send({ ...bet, idempotencyKey: crypto.randomUUID() }, bet.stake);
  const reveal = (round: RoundOf<Code>) => {
    setLast(round);
    setHeld((before) => (before?.roundId === round.roundId ? null : before));
  };
  const change = (changed: Partial<TableState<Code>>) => setState((before) => before && { ...before, ...changed });
  const clearError = () => setError(null);
  return {
    ...{ state, last, held, staked, playing, retrying, unanswered, error },
    ...{ begin, load, play, reveal, change, clearError },
  };
}

/**
 * Tells of balance changes from elsewhere, such as another tab. A bet in flight holds them back: they would reveal its
 * result before the reels do.
 */
function useOtherBalances(mode: PlayMode, onBalance: (amount: string) => void): void {
  const latest = useRef(onBalance);
  latest.current = onBalance;
  useEffect(() => {
    if (mode === "demo") return;
    return store.sub(balanceAtom, () => {
      const amount = store.get(balanceAtom);
      if (amount !== null) latest.current(amount);
    });
  }, [mode]);
}

/**
 * Returns a check before each attempt: retries and autoplay outlive the table, and the next player must not pay for them.
 */
function useOwnerCheck(): () => Promise<void> {
  const owner = useRef<string>(undefined);
  return async () => {
    const now = store.get(pageOwnerAtom);
    if (owner.current && now !== owner.current) throw new PortalError("account-changed", "");
    owner.current = now;
  };
}

function unseenOf<Code extends GameCode>({ rounds, unseen }: TableState<Code>): RoundOf<Code> | null {
  return rounds.find(({ roundId }) => roundId === unseen) ?? null;
}

/** Shows the response's balance. When an event arrived in between, loads the current one from the server. */
function showPurse(answered: string, heard: string | null): void {
  store.set(balanceAtom, answered);
  if (heard !== null && heard !== answered) void refreshBalance().catch(() => undefined);
}

async function sendUntilAnswered<T>(attempt: () => Promise<T>, setRetrying: (on: boolean) => void): Promise<T> {
  for (const waitMs of retryAfterMs) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PortalError) || !retried.has(error.code)) throw error;
      setRetrying(true);
      await new Promise((resume) => setTimeout(resume, waitMs));
    }
  }
  return attempt();
}

function withRound<Code extends GameCode>(state: TableState<Code>, { round, balance }: Played<Code>): TableState<Code> {
  const others = state.rounds.filter(({ roundId }) => roundId !== round.roundId);
  const mine = round.serverSeedHash === state.seeds.serverSeedHash;
  const nonce = mine ? Math.max(state.seeds.nonce, round.nonce + 1) : state.seeds.nonce;
  const rounds = [round, ...others].slice(0, roundsKept);
  return { ...state, balance, rounds, seeds: { ...state.seeds, nonce } };
}
