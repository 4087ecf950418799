"use client";
import { diceView } from "#components/play/dice/view.ts";
import type { GameView } from "#components/play/game-view.ts";
import { parolNightsView } from "#components/play/parol-nights/view.ts";
import type { GameCode } from "#lib/originals/registry.ts";

const views: { [Code in GameCode]: GameView<Code> } = {
  dice: diceView,
  "parol-nights": parolNightsView,
};

export function viewOf<Code extends GameCode>(game: Code): GameView<Code> {
  return views[game];
}
