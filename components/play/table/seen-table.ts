interface Settled {
  roundId: string;
  payout: bigint;
}

interface SeenOptions<Round extends Settled> {
  /** The table as the server has it; null until it is known. */
  state: { balance: bigint; rounds: readonly Round[] } | null;
  /** A settled round whose result the player has not seen yet. */
  held: Round | null;
  /** The part of its payout that the player has seen. */
  revealed: bigint;
  /** The stake of a bet in flight, which the state does not contain. */
  staked: bigint;
  session: { net: bigint; lastRoundId: string | null } | null;
}

/**
 * Returns what the screen may say: nothing of a result that is not shown yet, and no stake that is already placed.
 * Balance, net result and last rounds follow the same rule, so they agree at every moment.
 */
export function seenOf<Round extends Settled>({ state, held, revealed, staked, session }: SeenOptions<Round>) {
  const hidden = held ? held.payout - revealed : 0n;
  const ofSession = held && session?.lastRoundId === held.roundId ? hidden : 0n;
  return {
    balance: state && state.balance - hidden - staked,
    net: session && session.net - ofSession - staked,
    rounds: state?.rounds.filter(({ roundId }) => roundId !== held?.roundId) ?? [],
  };
}
