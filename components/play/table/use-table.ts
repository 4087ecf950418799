"use client";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type * as z from "zod/mini";
import { pendingPlays } from "#components/play/table/pending-play.ts";
import { balanceAtom } from "#lib/client/balance.ts";
import type { Played, PlayMode, TableCalls, TableState } from "#lib/client/originals.ts";
import { asPortalError, PortalError } from "#lib/client/portal-error.ts";
import { refreshBalance } from "#lib/client/refresh-balance.ts";
import { store } from "#lib/client/store.ts";
import { moneyToWire, parseMoney } from "#lib/kernel/money.ts";

/** Waits before the same bet is sent again by itself, in ms. */
const retryAfterMs = [400, 1_200, 2_500];
/** Nobody knows whether these happened: the bet keeps its key until an answer says so. */
const undecided = new Set(["network", "service-unavailable", "unknown", "maintenance", "too-many-requests"]);
const retried = new Set(["network", "service-unavailable"]);
const roundsKept = 20;

interface Bet {
  idempotencyKey: string;
  stake: bigint;
}

interface Round {
  roundId: string;
  stake: bigint;
  payout: bigint;
  serverSeedHash: string;
  nonce: number;
}

export interface Table<Choice, R, State> {
  /** Null until the server has said where this player stands. */
  state: State | null;
  /** The last round that was answered; null before the first. */
  last: R | null;
  /** A bet is on its way. */
  playing: boolean;
  /** The connection is away and the bet is on its way again. */
  retrying: boolean;
  /** A bet without an answer yet: the next one asks for its result instead of making another. */
  unanswered: (Bet & Choice) | null;
  fault: PortalError | null;
  load: () => Promise<void>;
  /** Bets, or asks once more for the unanswered bet. Null when there is no result; `fault` says why. */
  play: (bet: { stake: bigint } & Choice) => Promise<Played<R> | null>;
  change: (change: Partial<State>) => void;
  clearFault: () => void;
}

interface TableOptions<Choice, R, State extends TableState<R>> {
  /** Code of the game. */
  game: string;
  mode: PlayMode;
  calls: TableCalls<Bet & Choice, R, State>;
  /** How an unanswered bet is kept over a reload. */
  betShape: z.ZodMiniType<Bet & Choice>;
  initial: State | null;
  onSettled: (played: Played<R>) => void;
}

/** The table of an in-house game and its player: one bet at a time, each with one key until it is answered. */
export function useTable<Choice extends object, R extends Round, State extends TableState<R>>(
  options: TableOptions<Choice, R, State>,
): Table<Choice, R, State> {
  const { game, mode, calls, betShape, initial, onSettled } = options;
  const pending = useMemo(() => pendingPlays(`${game}-pending-${mode}`, betShape), [game, mode, betShape]);
  const [state, setState] = useState(initial);
  const [last, setLast] = useState(initial?.rounds[0] ?? null);
  const [playing, setPlaying] = useState(false);
  const [retrying, setRetrying] = useState(false);
  const [unanswered, setUnanswered] = useState<(Bet & Choice) | null>(null);
  const [fault, setFault] = useState<PortalError | null>(null);
  const busy = useRef(false);
  /** What was heard of the purse while a bet was on its way, whose answer may be older or newer. */
  const heard = useRef<string | null>(null);
  const settled = useRef(onSettled);
  settled.current = onSettled;

  const load = useCallback(async () => {
    try {
      const fresh = await calls.read();
      setState(fresh);
      setLast(fresh.rounds[0] ?? null);
      setFault(null);
    } catch (error) {
      setFault(asPortalError(error));
    }
  }, [calls]);

  const send = useCallback(
    async (bet: Bet & Choice): Promise<Played<R> | null> => {
      if (busy.current) return null;
      busy.current = true;
      heard.current = null;
      setPlaying(true);
      setFault(null);
      setUnanswered(bet);
      pending.keep(bet);
      try {
        const played = await sendUntilAnswered(() => calls.play(bet), setRetrying);
        pending.drop();
        setUnanswered(null);
        if (mode === "money") showPurse(moneyToWire(played.balance), heard.current);
        setLast(played.round);
        setState((before) => before && withRound(before, played));
        settled.current(played);
        return played;
      } catch (error) {
        const refusal = asPortalError(error);
        setFault(refusal);
        if (!undecided.has(refusal.code)) {
          pending.drop();
          setUnanswered(null);
        }
        return null;
      } finally {
        busy.current = false;
        setPlaying(false);
        setRetrying(false);
      }
    },
    [calls, mode, pending],
  );

  // Money that comes or goes elsewhere, another tab included; the reels must not be told beforehand.
  useEffect(() => {
    if (mode === "demo") return;
    return store.sub(balanceAtom, () => {
      const amount = store.get(balanceAtom);
      if (amount === null) return;
      if (busy.current) heard.current = amount;
      else setState((before) => before && { ...before, balance: parseMoney(amount) ?? before.balance });
    });
  }, [mode]);

  useEffect(() => {
    const left = pending.take();
    const begin = async () => {
      if (!initial) await load();
      if (left) await send(left);
    };
    void begin();
  }, [initial, load, pending, send]);

  const play: Table<Choice, R, State>["play"] = (bet) =>
    send(unanswered ?? { ...bet, idempotencyKey: crypto.randomUUID() });
  const change = (changed: Partial<State>) => setState((before) => before && { ...before, ...changed });
  const clearFault = () => setFault(null);
  return { state, last, playing, retrying, unanswered, fault, load, play, change, clearFault };
}

/** The answer's balance, and when something else was heard meanwhile, what the server says now. */
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

function withRound<R extends Round, State extends TableState<R>>(state: State, { round, balance }: Played<R>): State {
  const others = state.rounds.filter(({ roundId }) => roundId !== round.roundId);
  const mine = round.serverSeedHash === state.seeds.serverSeedHash;
  const nonce = mine ? Math.max(state.seeds.nonce, round.nonce + 1) : state.seeds.nonce;
  const rounds = [round, ...others].slice(0, roundsKept);
  return { ...state, balance, rounds, seeds: { ...state.seeds, nonce } };
}
