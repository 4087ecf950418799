import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";
import { tabStore } from "#lib/client/browser-store.ts";
import { pageOwnerAtom } from "#lib/client/member-state.ts";
import { store } from "#lib/client/store.ts";
import { money } from "#lib/contracts/wire.ts";

const stored = z.object({ startedAtMs: z.number(), net: money });

/** Playing time and net result in this tab; they survive a reload. */
export interface PlaySession {
  startedAtMs: number;
  /** Minor units, negative when lost. */
  net: bigint;
}

/**
 * Returns the session of one purse: `mode` separates money and demo. It is null until the browser's storage was read.
 */
export function usePlaySession(mode: string): { session: PlaySession | null; addNet: (change: bigint) => void } {
  const [session, setSession] = useState<PlaySession | null>(null);
  useEffect(() => setSession(read(mode)), [mode]);
  const addNet = useCallback(
    (change: bigint) => {
      const before = read(mode);
      const after = { ...before, net: before.net + change };
      write(mode, after);
      setSession(after);
    },
    [mode],
  );
  return { session, addNet };
}

/** Each player has an entry: the tab outlives a session. */
const key = (mode: string) => `play-session-${mode}-${store.get(pageOwnerAtom) ?? ""}`;

function read(mode: string): PlaySession {
  const fresh = { startedAtMs: Date.now(), net: 0n };
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
