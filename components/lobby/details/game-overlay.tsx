"use client";
import { usePathname } from "next/navigation";
import { Suspense, useEffect } from "react";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { gameAt, gameIntent, sheetOpen } from "#lib/client/game-sheet.ts";

const [GameSheet, fetchSheet] = lazyPart(() => import("#components/lobby/details/game-sheet.tsx"));

/** Renders a game's details over the current page while the address is the game's. */
export function GameOverlay() {
  const gameId = gameAt(usePathname());
  useEffect(() => {
    addEventListener(gameIntent, fetchSheet);
    return () => removeEventListener(gameIntent, fetchSheet);
  }, []);
  if (!gameId || !sheetOpen()) return null;
  return (
    <Suspense>
      <GameSheet gameId={gameId} />
    </Suspense>
  );
}
