"use client";
import type { GameProps } from "#components/play/table/game-props.ts";
import { viewOf } from "#components/play/views.ts";
import { type AnyTable, tableOf } from "#lib/client/originals.ts";
import type { GameCode } from "#lib/originals/registry.ts";

interface GameTableProps extends Omit<GameProps<GameCode>, "initial"> {
  game: GameCode;
  initial: AnyTable | null;
}

/** Loads and renders the table of one in-house game, without the code of other games. */
export function GameTable({ game, initial, ...props }: GameTableProps) {
  const { Table } = viewOf(game);
  return <Table {...props} initial={initial && tableOf(game, initial)} />;
}
