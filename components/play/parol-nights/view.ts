"use client";
import dynamic from "next/dynamic";
import type { GameView } from "#components/play/game-view.ts";

export const parolNightsView: GameView<"parol-nights"> = {
  Table: dynamic(() =>
    import("#components/play/parol-nights/parol-nights-game.tsx").then((part) => part.ParolNightsGame),
  ),
  Result: dynamic(() => import("#components/play/parol-nights/fair-parts.tsx").then((part) => part.SlotResult)),
  Picture: dynamic(() => import("#components/play/parol-nights/slot-window.tsx").then((part) => part.SlotWindow)),
  Facts: dynamic(() => import("#components/play/parol-nights/fair-parts.tsx").then((part) => part.SlotFacts)),
  Drawn: dynamic(() => import("#components/play/parol-nights/fair-parts.tsx").then((part) => part.SlotDrawn)),
  Payout: dynamic(() => import("#components/play/parol-nights/fair-parts.tsx").then((part) => part.SlotPayout)),
};
