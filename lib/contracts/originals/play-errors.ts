/** Why a stake on a game of the house may be refused. */
export const playErrors = [
  "insufficient-funds",
  "duplicate-transaction",
  "game-maintenance",
  "player-disabled",
  "player-excluded",
  "limit-reached",
  "wrong-currency",
] as const;
