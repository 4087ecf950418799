"use client";
import type { GameProps } from "#components/play/table/game-props.ts";
import { viewOf } from "#components/play/views.ts";
import { type AnyTable, tableOf } from "#lib/client/originals.ts";
import type { GameCode } from "#lib/originals/registry.ts";

interface GameTableProps extends Omit<GameProps<GameCode>, "initial"> {
  game: GameCode;
  initial: AnyTable | null;
}

/** The table of whichever in-house game; no other game's code is loaded with it. */
export function GameTable({ game, initial, ...props }: GameTableProps) {
  const { Table } = viewOf(game);
  return <Table {...props} initial={initial && tableOf(game, initial)} />;
}
