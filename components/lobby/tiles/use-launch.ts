"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { openAuthPopup } from "#lib/client/auth-popup.ts";
import { gamePath, openGame } from "#lib/client/game-sheet.ts";
import { loadPart } from "#lib/client/load-part.ts";
import { asPortalError } from "#lib/client/portal-error.ts";
import type { PlayMode } from "#lib/client/start-game.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";
import { playQuery } from "#lib/contracts/games/list-paths.ts";

export type Launchable = Pick<GameTile, "gameId" | "state">;

/**
 * LOBBY-17, LOBBY-18: returns the function that launches a game. A visitor logs in first and continues to the game. A
 * game that cannot be played shows its details, which say why and suggest others. `replace` leaves the current page out
 * of the history.
 */
export function useLaunch({ replace = false } = {}) {
  const router = useRouter();
  const { locale, say } = useLobby();
  const [starting, setStarting] = useState<PlayMode | null>(null);

  async function launch({ gameId, state }: Launchable, mode: PlayMode = "money"): Promise<void> {
    if (starting) return;
    if (state !== "ready") {
      openGame(locale, gameId);
      return;
    }
    setStarting(mode);
    try {
      const { startGame } = await loadPart(() => import("#lib/client/start-game.ts"));
      const url = await startGame(gameId, mode);
      if (replace) router.replace(url);
      else router.push(url);
    } catch (error) {
      showError(error, gameId);
    } finally {
      setStarting(null);
    }
  }

  function showError(error: unknown, gameId: string): void {
    const { code, message } = asPortalError(error);
    if (code === "not-logged-in" || code === "session-expired") {
      const returnTo = `${gamePath(locale, gameId)}?${playQuery}=1`;
      openAuthPopup("login", { returnTo, again: code === "session-expired" });
    } else if (["game-maintenance", "game-not-integrated", "not-found"].includes(code)) openGame(locale, gameId);
    else toast({ tone: "negative", title: message || say("launch-failed") });
  }

  return { launch, starting };
}
