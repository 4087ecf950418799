"use client";
import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useContext } from "react";
import type { GameCode } from "#lib/originals/registry.ts";

/**
 * A game's own texts are in the catalogue area named by its code. Every area has the keys that all tables need, under
 * the same names.
 */
const Area = createContext<GameCode>("dice");

export function GameWords({ game, children }: { game: GameCode; children: ReactNode }) {
  return <Area value={game}>{children}</Area>;
}

/**
 * Returns the texts of the current game, such as "roll" or "spin". Texts common to all games are in the area `games`.
 */
export function useGameWords() {
  return useTranslations(useContext(Area));
}
