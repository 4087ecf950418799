import type { Table } from "#components/play/table/use-table.ts";
import type { DiceRound, DiceState } from "#lib/client/originals.ts";
import type { DiceBet } from "#lib/contracts/originals/dice-rules.ts";

export type DiceTable = Table<DiceBet, DiceRound, DiceState>;
