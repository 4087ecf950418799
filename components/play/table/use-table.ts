"use client";
import { useEffect, useMemo, useRef, useState } from "react";
import type * as z from "zod/mini";
import { pendingPlays } from "#components/play/table/pending-play.ts";
import { balanceAtom } from "#lib/client/balance.ts";
import { type Played, type PlayMode, type RoundOf, readTable, type TableState } from "#lib/client/originals.ts";
import { asPortalError, PortalError } from "#lib/client/portal-error.ts";
import { refreshBalance } from "#lib/client/refresh-balance.ts";
import { store } from "#lib/client/store.ts";
import { moneyToWire, parseMoney } from "#lib/kernel/money.ts";
import type { GameCode } from "#lib/originals/registry.ts";

/** Waits before the same bet is sent again by itself, in ms. */
const retryAfterMs = [400, 1_200, 2_500];
/** Nobody knows whether these happened: the bet keeps its key until an answer says so. */
const undecided = new Set(["network", "service-unavailable", "unknown", "maintenance", "too-many-requests"]);
const retried = new Set(["network", "service-unavailable"]);
const roundsKept = 20;

/** What every bet has; its game adds the choice. */
interface Keyed {
  idempotencyKey: string;
  stake: bigint;
}

/** What a page that opens has to show before anything else; at most one of them. */
interface Owed<R> {
  /** The round of a bet that an earlier page left without an answer. */
  answered: R | null;
  /** A paid round that its player did not see to the end. */
  unseen: R | null;
}

export interface Table<Code extends GameCode, Choice> {
  /** Null until the server has said where this player stands. */
  state: TableState<Code> | null;
  /** The last round that was answered; null before the first. */
  last: RoundOf<Code> | null;
  /** A bet is on its way. */
  playing: boolean;
  /** The connection is away and the bet is on its way again. */
  retrying: boolean;
  /** A bet without an answer yet: the next one asks for its result instead of making another. */
  unanswered: (Keyed & Choice) | null;
  fault: PortalError | null;
  /** Loads the table when the server did not, and asks what became of a bet that was left without an answer. */
  begin: () => Promise<Owed<RoundOf<Code>>>;
  /** The round that was not seen to the end, if the table has one. */
  load: () => Promise<RoundOf<Code> | null>;
  /** Bets, or asks once more for the unanswered bet. Null when there is no result; `fault` says why. */
  play: (bet: { stake: bigint } & Choice) => Promise<Played<Code> | null>;
  change: (change: Partial<TableState<Code>>) => void;
  clearFault: () => void;
}

interface TableOptions<Code extends GameCode, Choice> {
  game: Code;
  mode: PlayMode;
  /** Sends one bet. */
  send: (bet: Keyed & Choice) => Promise<Played<Code>>;
  /** How an unanswered bet is kept over a reload. */
  betShape: z.ZodMiniType<Keyed & Choice>;
  initial: TableState<Code> | null;
}

/**
 * The table of an in-house game and its player: one bet at a time, each with one key until it is answered. It returns
 * rounds and shows nothing; presenting them is the game's.
 */
export function useTable<Code extends GameCode, Choice extends object>(
  options: TableOptions<Code, Choice>,
): Table<Code, Choice> {
  const { game, mode, betShape, initial } = options;
  const pending = useMemo(() => pendingPlays(`${game}-pending-${mode}`, betShape), [game, mode, betShape]);
  const [state, setState] = useState(initial);
  const [last, setLast] = useState(initial?.rounds[0] ?? null);
  const [playing, setPlaying] = useState(false);
  const [retrying, setRetrying] = useState(false);
  const [unanswered, setUnanswered] = useState<(Keyed & Choice) | null>(null);
  const [fault, setFault] = useState<PortalError | null>(null);
  const busy = useRef(false);
  /** What was heard of the purse while a bet was on its way, whose answer may be older or newer. */
  const heard = useRef<string | null>(null);

  const load = async () => {
    try {
      const fresh = await readTable(game, mode);
      setState(fresh);
      setLast(fresh.rounds[0] ?? null);
      setFault(null);
      return unseenOf(fresh);
    } catch (error) {
      setFault(asPortalError(error));
      return null;
    }
  };

  const send = async (bet: Keyed & Choice): Promise<Played<Code> | null> => {
    if (busy.current) return null;
    busy.current = true;
    heard.current = null;
    setPlaying(true);
    setFault(null);
    setUnanswered(bet);
    pending.keep(bet);
    try {
      const played = await sendUntilAnswered(() => options.send(bet), setRetrying);
      pending.drop();
      setUnanswered(null);
      if (mode === "money") showPurse(moneyToWire(played.balance), heard.current);
      setLast(played.round);
      setState((before) => before && withRound(before, played));
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
  };

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

  const begin = async () => {
    const left = pending.take();
    const unseen = initial ? unseenOf(initial) : await load();
    return left ? { answered: (await send(left))?.round ?? null, unseen: null } : { answered: null, unseen };
  };

  const play: Table<Code, Choice>["play"] = (bet) =>
    send(unanswered ?? { ...bet, idempotencyKey: crypto.randomUUID() });
  const change = (changed: Partial<TableState<Code>>) => setState((before) => before && { ...before, ...changed });
  const clearFault = () => setFault(null);
  return { state, last, playing, retrying, unanswered, fault, begin, load, play, change, clearFault };
}

function unseenOf<Code extends GameCode>({ rounds, unseen }: TableState<Code>): RoundOf<Code> | null {
  return rounds.find(({ roundId }) => roundId === unseen) ?? null;
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

function withRound<Code extends GameCode>(state: TableState<Code>, { round, balance }: Played<Code>): TableState<Code> {
  const others = state.rounds.filter(({ roundId }) => roundId !== round.roundId);
  const mine = round.serverSeedHash === state.seeds.serverSeedHash;
  const nonce = mine ? Math.max(state.seeds.nonce, round.nonce + 1) : state.seeds.nonce;
  const rounds = [round, ...others].slice(0, roundsKept);
  return { ...state, balance, rounds, seeds: { ...state.seeds, nonce } };
}
