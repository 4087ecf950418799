"use client";
import { Play } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLaunch } from "#components/lobby/tiles/use-launch.ts";
import { Button } from "#components/ui/button.tsx";
import { intendAuth } from "#lib/client/auth-popup.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";
import { playQuery } from "#lib/contracts/games/list-paths.ts";

interface DetailsActionsProps {
  game: Pick<GameTile, "gameId" | "gameName" | "state" | "hasDemo">;
  text: { play: string; demo: string };
}

/** LOBBY-17: renders the buttons to play for money or to try the demo, which needs no account. */
export function DetailsActions({ game, text }: DetailsActionsProps) {
  const { launch, starting } = useLaunch();
  return (
    <div className="grid grid-cols-[1.7fr_1fr] gap-2.5 *:only:col-span-2">
      <Button
        tone="gold"
        size="lg"
        onClick={() => launch(game)}
        sending={starting === "money"}
        onPointerEnter={intendAuth}
        onFocus={intendAuth}
        icon={<Play aria-hidden size={18} fill="currentColor" className="flip" />}
      >
        {text.play}
      </Button>
      {game.hasDemo && (
        <Button size="lg" onClick={() => launch(game, "demo")} sending={starting === "demo"}>
          {text.demo}
        </Button>
      )}
    </div>
  );
}

/**
 * LOBBY-17: continues to the game after the login that its launch required. The page replaces itself, so Back skips it.
 */
export function ContinueToGame({ game }: Pick<DetailsActionsProps, "game">) {
  const { launch } = useLaunch({ replace: true });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const address = new URL(location.href);
    address.searchParams.delete(playQuery);
    history.replaceState(history.state, "", address);
    void launch(game);
  });
  return null;
}
