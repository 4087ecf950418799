"use client";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext } from "react";
import type { GameCode } from "#lib/originals/registry.ts";

/**
 * The area of the catalogues that holds a game's own words has the game's code. Each game has those that all tables
 * need, by the same keys.
 */
const Area = createContext<GameCode>("dice");

export function GameWords({ game, children }: { game: GameCode; children: ReactNode }) {
  return <Area value={game}>{children}</Area>;
}

/** What the game at this table calls things: rolls or spins. Words that all games share are the area `games`. */
export function useGameWords() {
  return useTranslations(useContext(Area));
}
