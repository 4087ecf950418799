"use client";
import type { ComponentProps, ReactNode } from "react";
import { GameBar } from "#components/play/table/game-bar.tsx";
import { PaintPoint } from "#components/ui/paint-point.tsx";

/** Fills the screen with a game: bar, table, controls. */
export function TableFrame({ children, ...bar }: ComponentProps<typeof GameBar> & { children: ReactNode }) {
  return (
    <div className="grid h-dvh min-h-[calc(264px+25rem)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-surface-0">
      <GameBar {...bar} />
      {children}
      <PaintPoint id="table-whole" />
    </div>
  );
}
