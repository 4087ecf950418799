"use client";
import { useEffect, useState } from "react";
import { findJackpots, type Pools } from "#lib/client/originals.ts";
import { parolNights } from "#lib/contracts/originals/parol-nights.ts";

const everyMs = 10_000;

/** The jackpots of this game: as the table was loaded, then every ten seconds while somebody looks. */
export function usePools(loaded: Pools | null): Pools {
  const [fresh, setFresh] = useState<Pools | null>(null);
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return;
      try {
        const { pools } = await findJackpots();
        setFresh(pools.filter(({ gameCode }) => gameCode === parolNights.code));
      } catch {
        // What was known stays until the next look.
      }
    };
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, []);
  return fresh ?? loaded ?? parolNights.jackpots.map(({ code, seed }) => ({ pool: code, amount: seed }));
}
