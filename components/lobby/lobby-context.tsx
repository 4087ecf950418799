"use client";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import { type Favorites, favorites as keepFavorites } from "#lib/client/favorites.ts";
import { fillText } from "#lib/i18n/fill-text.ts";
import type { NumberPatterns } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { writeNumber } from "#lib/i18n/number-pattern.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

export interface LobbyFacts {
  locale: Locale;
  currency: string;
  numbers: NumberPatterns;
  /** Area `game-card`: what tiles and cards say. */
  words: Readonly<Record<string, string>>;
  /** Ids of the person's favourites; null for someone who is not logged in. */
  favorites: readonly string[] | null;
  /** The largest jackpot pool of the games that have one, by their id, in minor units. */
  pools: Readonly<Record<string, bigint>>;
  /** LOBBY-06: whether games without a pool show a growing figure, which is decoration. */
  decoration: boolean;
}

export interface Lobby {
  locale: Locale;
  currency: string;
  /** `say("play", { game: "Dice" })`. */
  say: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  /** Minor units, not negative → "₱1,234.50". */
  money: (amount: bigint) => string;
  /** 1248 → "1,248". */
  count: (count: number) => string;
  /** 0.9745 → "97.45%". */
  percent: (fraction: number) => string;
  favorites: Favorites;
  pools: LobbyFacts["pools"];
  decoration: boolean;
  isMember: boolean;
}

const Context = createContext<Lobby | null>(null);

/** What every game on a page shares: language, currency, words and the person's hearts. */
export function LobbyProvider({ facts, children }: { facts: LobbyFacts; children: ReactNode }) {
  const { locale, currency, numbers, words, favorites: ids, pools, decoration } = facts;
  const kept = useRef<Favorites>(null);
  kept.current ??= keepFavorites(ids ?? []);
  const hearts = kept.current;
  useEffect(() => hearts.replace(ids ?? []), [hearts, ids]);
  const lobby = useMemo(
    () => ({
      locale,
      currency,
      say: (key: string, params?: Readonly<Record<string, string | number>>) => fillText(words[key] ?? key, params),
      money: (amount: bigint) => writeNumber(moneyToWire(amount), numbers.money),
      count: (count: number) => writeNumber(String(count), numbers.count),
      percent: (fraction: number) => writeNumber(String(Math.round(fraction * 10_000) / 100), numbers.percent),
      favorites: hearts,
      pools,
      decoration,
      isMember: ids !== null,
    }),
    [locale, currency, numbers, words, hearts, ids, pools, decoration],
  );
  return <Context value={lobby}>{children}</Context>;
}

export function useLobby(): Lobby {
  const lobby = useContext(Context);
  if (!lobby) throw new Error("Games are shown within LobbyProvider");
  return lobby;
}
