import type { ComponentType } from "react";
import type { RoundCheck } from "#components/play/fair/check-round.ts";
import type { GameProps } from "#components/play/table/game-props.ts";
import type { RoundOf } from "#lib/client/originals.ts";
import type { GameCode } from "#lib/originals/registry.ts";

interface RoundProps<Code extends GameCode> {
  round: RoundOf<Code>;
}

interface CheckProps<Code extends GameCode> extends RoundProps<Code> {
  check: RoundCheck;
  money: (units: bigint) => string;
}

/** The browser's components of one in-house game. Each is loaded when it is first shown. */
export interface GameView<Code extends GameCode> {
  /** The page of the game. */
  Table: ComponentType<GameProps<Code>>;
  /** Headline of the page that checks a round: the outcome. */
  Result: ComponentType<RoundProps<Code>>;
  /** A picture of the table, or null when the game has none. */
  Picture: ComponentType<RoundProps<Code>> | null;
  /** Rows for the choice, and for details of the outcome. */
  Facts: ComponentType<RoundProps<Code>>;
  /** Shows how the drawn numbers give the outcome. */
  Drawn: ComponentType<CheckProps<Code>>;
  /** Shows how the outcome gives the payout. */
  Payout: ComponentType<CheckProps<Code>>;
}
