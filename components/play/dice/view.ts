"use client";
import dynamic from "next/dynamic";
import type { GameView } from "#components/play/game-view.ts";

export const diceView: GameView<"dice"> = {
  Table: dynamic(() => import("#components/play/dice/dice-game.tsx").then((part) => part.DiceGame)),
  Result: dynamic(() => import("#components/play/dice/fair-parts.tsx").then((part) => part.DiceResult)),
  Picture: null,
  Facts: dynamic(() => import("#components/play/dice/fair-parts.tsx").then((part) => part.DiceFacts)),
  Drawn: dynamic(() => import("#components/play/dice/fair-parts.tsx").then((part) => part.DiceDrawn)),
  Payout: dynamic(() => import("#components/play/dice/fair-parts.tsx").then((part) => part.DicePayout)),
};
