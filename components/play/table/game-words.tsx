"use client";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext } from "react";

/** The area of the catalogues that holds a game's own words. Each game has those that all tables need, by the same keys. */
export type GameArea = "dice" | "parol-nights";

const Area = createContext<GameArea>("dice");

export function GameWords({ game, children }: { game: GameArea; children: ReactNode }) {
  return <Area value={game}>{children}</Area>;
}

/** What the game at this table calls things: rolls or spins. Words that all games share are the area `games`. */
export function useGameWords() {
  return useTranslations(useContext(Area));
}
