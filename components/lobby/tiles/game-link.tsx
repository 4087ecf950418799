"use client";
import type { ComponentProps, MouseEvent } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { gamePath, intendGame, openGame } from "#lib/client/game-sheet.ts";

/**
 * Renders a link with a real address that opens a game's details over the current page. Their code is prefetched on
 * intent.
 */
export function GameLink({ gameId, ...rest }: ComponentProps<"a"> & { gameId: string }) {
  const { locale } = useLobby();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openGame(locale, gameId);
  };
  return (
    <a {...rest} href={gamePath(locale, gameId)} onClick={open} onPointerEnter={intendGame} onFocus={intendGame} />
  );
}
