"use client";
import type { ComponentProps, MouseEvent } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { type Launchable, useLaunch } from "#components/lobby/tiles/use-launch.ts";
import { intendAuth } from "#lib/client/auth-popup.ts";
import { gamePath } from "#lib/client/game-sheet.ts";
import type { PlayMode } from "#lib/client/start-game.ts";

/**
 * Renders a link whose press plays the game, or shows its details when it cannot be played. A new tab opens the
 * details.
 */
export function PlayLink({ game, mode, ...rest }: ComponentProps<"a"> & { game: Launchable; mode?: PlayMode }) {
  const { locale } = useLobby();
  const { launch, starting } = useLaunch();
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void launch(game, mode);
  };
  return (
    <a
      {...rest}
      href={gamePath(locale, game.gameId)}
      aria-busy={starting !== null || undefined}
      onClick={press}
      onPointerEnter={intendAuth}
      onFocus={intendAuth}
    />
  );
}
