"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { dropPending, keepPending, takePending } from "#components/play/dice/pending-play.ts";
import { publishBalance } from "#lib/client/balance.ts";
import {
  type DicePlay,
  type DiceRound,
  type DiceState,
  diceCalls,
  type Played,
  type PlayMode,
} from "#lib/client/originals.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

/** Waits before the same bet is sent again by itself, in ms. */
const retryAfterMs = [400, 1_200, 2_500];
/** Nobody knows whether these happened: the bet keeps its key until an answer says so. */
const undecided = new Set(["network", "service-unavailable", "unknown", "maintenance", "too-many-requests"]);
const retried = new Set(["network", "service-unavailable"]);
const roundsKept = 20;

export interface DiceTable {
  /** Null until the server has said where this player stands. */
  state: DiceState | null;
  /** The round on the table; null before the first. */
  last: DiceRound | null;
  rolling: boolean;
  /** The connection is away and the bet is on its way again. */
  retrying: boolean;
  /** A bet without an answer yet: the next roll asks for its result instead of making another. */
  unanswered: DicePlay | null;
  fault: PortalError | null;
  load: () => Promise<void>;
  /** Rolls, or asks once more for the unanswered bet. Null when there is no result; `fault` says why. */
  roll: (bet: Omit<DicePlay, "idempotencyKey">) => Promise<Played<DiceRound> | null>;
  change: (change: Partial<DiceState>) => void;
  clearFault: () => void;
}

/** The table and its player: one bet at a time, each with one key until it is answered. */
export function useDiceTable(
  mode: PlayMode,
  initial: DiceState | null,
  onSettled: (played: Played<DiceRound>) => void,
): DiceTable {
  const calls = diceCalls(mode);
  const [state, setState] = useState(initial);
  const [last, setLast] = useState(initial?.rounds[0] ?? null);
  const [rolling, setRolling] = useState(false);
  const [retrying, setRetrying] = useState(false);
  const [unanswered, setUnanswered] = useState<DicePlay | null>(null);
  const [fault, setFault] = useState<PortalError | null>(null);
  const busy = useRef(false);
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
    async (play: DicePlay): Promise<Played<DiceRound> | null> => {
      if (busy.current) return null;
      busy.current = true;
      setRolling(true);
      setFault(null);
      setUnanswered(play);
      keepPending(mode, play);
      try {
        const played = await sendUntilAnswered(() => calls.play(play), setRetrying);
        dropPending(mode);
        setUnanswered(null);
        if (mode === "money") publishBalance(moneyToWire(played.balance));
        setLast(played.round);
        setState((before) => before && withRound(before, played));
        settled.current(played);
        return played;
      } catch (error) {
        const refusal = asPortalError(error);
        setFault(refusal);
        if (!undecided.has(refusal.code)) {
          dropPending(mode);
          setUnanswered(null);
        }
        return null;
      } finally {
        busy.current = false;
        setRolling(false);
        setRetrying(false);
      }
    },
    [calls, mode],
  );

  useEffect(() => {
    const left = takePending(mode);
    const begin = async () => {
      if (!initial) await load();
      if (left) await send(left);
    };
    void begin();
  }, [initial, load, mode, send]);

  const roll: DiceTable["roll"] = (bet) => send(unanswered ?? { ...bet, idempotencyKey: crypto.randomUUID() });
  const change: DiceTable["change"] = (changed) => setState((before) => before && { ...before, ...changed });
  const clearFault = () => setFault(null);
  return { state, last, rolling, retrying, unanswered, fault, load, roll, change, clearFault };
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

function withRound(state: DiceState, { round, balance }: Played<DiceRound>): DiceState {
  const others = state.rounds.filter(({ roundId }) => roundId !== round.roundId);
  const mine = round.serverSeedHash === state.seeds.serverSeedHash;
  const nonce = mine ? Math.max(state.seeds.nonce, round.nonce + 1) : state.seeds.nonce;
  const rounds = [round, ...others].slice(0, roundsKept);
  return { ...state, balance, rounds, seeds: { ...state.seeds, nonce } };
}

function asPortalError(error: unknown): PortalError {
  return error instanceof PortalError ? error : new PortalError("unknown", "");
}
