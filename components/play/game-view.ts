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

/** What the browser draws of one in-house game, each part loaded when it is shown. */
export interface GameView<Code extends GameCode> {
  /** The page that plays it. */
  Table: ComponentType<GameProps<Code>>;
  /** On the page that checks a round: what came out, as the first thing that is seen. */
  Result: ComponentType<RoundProps<Code>>;
  /** What was on the table, if that takes a picture. */
  Picture: ComponentType<RoundProps<Code>> | null;
  /** Rows of what was asked for, and of what came out besides the result. */
  Facts: ComponentType<RoundProps<Code>>;
  /** How the numbers that were drawn give the result. */
  Drawn: ComponentType<CheckProps<Code>>;
  /** How the result gives the payout. */
  Payout: ComponentType<CheckProps<Code>>;
}
