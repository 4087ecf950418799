"use client";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { favoriteIdsAtom } from "#lib/client/favorite-ids.ts";
import { store } from "#lib/client/store.ts";
import { fillText } from "#lib/i18n/fill-text.ts";
import type { NumberPatterns } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { writeNumber } from "#lib/i18n/number-pattern.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

export interface LobbyFacts {
  locale: Locale;
  currency: string;
  timeZone: string;
  numbers: NumberPatterns;
  /** Texts of the area `game-card`, used by tiles and cards. */
  words: Readonly<Record<string, string>>;
  /** Ids of the player's favourites; empty for a visitor. */
  favorites: readonly string[];
  /** Largest jackpot pool in minor units, by game id, for games that have one. */
  pools: Readonly<Record<string, bigint>>;
  /** LOBBY-06: true when list cards of games without a pool show a decorative jackpot. */
  decoration: boolean;
}

export interface Lobby {
  locale: Locale;
  currency: string;
  timeZone: string;
  /** Translates: `say("play", { game: "Dice" })`. */
  say: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  /** Formats minor units, not negative: "₱1,234.50". */
  money: (amount: bigint) => string;
  /** Formats 1248 as "1,248". */
  count: (count: number) => string;
  /** Formats 0.9745 as "97.45%". */
  percent: (fraction: number) => string;
  /** Favourites as rendered; later changes are in `favoriteIdsAtom`. */
  favorites: ReadonlySet<string>;
  pools: LobbyFacts["pools"];
  decoration: boolean;
}

const Context = createContext<Lobby | null>(null);

/** Provides what all games on a page share: language, currency, texts and the player's favourites. */
export function LobbyProvider({ facts, children }: { facts: LobbyFacts; children: ReactNode }) {
  const { locale, currency, timeZone, numbers, words, favorites: ids, pools, decoration } = facts;
  const favorites = useMemo(() => new Set(ids), [ids]);
  useEffect(() => store.set(favoriteIdsAtom, favorites), [favorites]);
  const lobby = useMemo(
    () => ({
      locale,
      currency,
      timeZone,
      say: (key: string, params?: Readonly<Record<string, string | number>>) => fillText(words[key] ?? key, params),
      money: (amount: bigint) => writeNumber(moneyToWire(amount), numbers.money),
      count: (count: number) => writeNumber(String(count), numbers.count),
      percent: (fraction: number) => writeNumber(String(Math.round(fraction * 10_000) / 100), numbers.percent),
      favorites,
      pools,
      decoration,
    }),
    [locale, currency, timeZone, numbers, words, favorites, pools, decoration],
  );
  return <Context value={lobby}>{children}</Context>;
}

export function useLobby(): Lobby {
  const lobby = useContext(Context);
  if (!lobby) throw new Error("no LobbyProvider");
  return lobby;
}
