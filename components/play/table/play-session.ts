import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";
import { tabStore } from "#lib/client/browser-store.ts";
import { pageOwnerAtom } from "#lib/client/member-state.ts";
import { store } from "#lib/client/store.ts";
import { money } from "#lib/contracts/wire.ts";

const stored = z.object({ startedAtMs: z.number(), net: money, lastRoundId: z._default(z.nullable(z.string()), null) });

/** Playing time and net result in this tab; they survive a reload. */
export interface PlaySession {
  startedAtMs: number;
  /** Minor units, negative when lost. */
  net: bigint;
  /** The round that was counted last; null before the first. */
  lastRoundId: string | null;
}

interface SettledRound {
  roundId: string;
  stake: bigint;
  payout: bigint;
}

/**
 * Returns the session of one purse: `mode` separates money and demo. It is null until the browser's storage was read.
 * `countRound` is called with every settled round before it is shown, so that a crash while it is shown loses nothing.
 */
export function usePlaySession(mode: string) {
  const [session, setSession] = useState<PlaySession | null>(null);
  useEffect(() => setSession(read(mode)), [mode]);
  const countRound = useCallback(
    (round: SettledRound) => {
      const after = withRound(read(mode), round);
      write(mode, after);
      setSession(after);
    },
    [mode],
  );
  return { session, countRound };
}

/** Counts a round once, also when its bet is sent again after a reload. */
export function withRound(session: PlaySession, { roundId, stake, payout }: SettledRound): PlaySession {
  if (session.lastRoundId === roundId) return session;
  return { ...session, net: session.net + payout - stake, lastRoundId: roundId };
}

/** Each player has an entry: the tab outlives a session. */
const key = (mode: string) => `play-session-${mode}-${store.get(pageOwnerAtom) ?? ""}`;

function read(mode: string): PlaySession {
  const fresh = { startedAtMs: Date.now(), net: 0n, lastRoundId: null };
  try {
    const text = tabStore.read(key(mode));
    if (text) return z.parse(stored, JSON.parse(text));
  } catch {
    return fresh;
  }
  write(mode, fresh);
  return fresh;
}

function write(mode: string, session: PlaySession): void {
  tabStore.write(key(mode), JSON.stringify(z.encode(stored, session)));
}
