"use client";
import { Play } from "lucide-react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { type Launchable, useLaunch } from "#components/lobby/tiles/use-launch.ts";
import { cx } from "#components/ui/cx.ts";
import { Spinner } from "#components/ui/spinner.tsx";
import { intendAuth } from "#lib/client/auth-popup.ts";

/** LOBBY-06: renders the round button that plays a game. */
export function PlayButton({ game, className }: { game: Launchable & { gameName: string }; className?: string }) {
  const { say } = useLobby();
  const { launch, starting } = useLaunch();
  return (
    <button
      type="button"
      aria-label={say("play", { game: game.gameName })}
      aria-busy={starting !== null || undefined}
      onClick={() => launch(game)}
      onPointerEnter={intendAuth}
      onFocus={intendAuth}
      className={cx(
        "grid size-tap shrink-0 place-items-center rounded-full bg-surface-3 text-brand-text transition-colors duration-fast hover:bg-(image:--sun) hover:text-on-brand",
        className,
      )}
    >
      {starting ? <Spinner /> : <Play aria-hidden size={19} fill="currentColor" className="ms-0.5 flip" />}
    </button>
  );
}
