"use client";
import { GameIcon } from "#components/art/game-icon.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { useWinners } from "#components/lobby/winners/use-winners.ts";
import { slideIn } from "#components/lobby/winners/winner-board.tsx";
import { type Winner, winKey } from "#components/lobby/winners/winners.ts";
import { cx } from "#components/ui/cx.ts";

/** LOBBY-01: shows the first nine of the winner board, which is ordered by amount. */
const shown = 9;

export function BiggestWins({ winners: rendered }: { winners: readonly Winner[] }) {
  const { money } = useLobby();
  const { winners, isNew } = useWinners(rendered);
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, which must work by keyboard
      tabIndex={0}
      className="flex gap-2.5 overflow-x-auto no-scrollbar max-lg:-mx-3.5 max-lg:px-3.5 lg:grid lg:grid-cols-9"
    >
      {winners.slice(0, shown).map((winner, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the rank is the identity
          key={index}
          className="relative min-w-0 shrink-0 rounded-[14px] bg-surface-1 edge-1 first:bg-[linear-gradient(180deg,var(--brand-soft),var(--surface-1)_70%)] first:shadow-[inset_0_0_0_1px_var(--brand-line)] max-lg:w-[104px]"
        >
          <div
            key={winKey(winner)}
            className={cx(
              "grid justify-items-center gap-[3px] px-1.5 pt-2.5 pb-[11px] text-center",
              isNew(winner) && slideIn,
            )}
          >
            <span className="mb-[5px]">
              <GameIcon url={winner.iconUrl} name={winner.gameName} size={68} />
            </span>
            <b translate="no" className="money max-w-full truncate-line text-sm font-bold text-win">
              {money(winner.winAmount)}
            </b>
            <bdi className="max-w-full truncate-line text-xs text-3">{winner.customerName}</bdi>
          </div>
          <span
            aria-hidden
            className="absolute start-2 top-2 grid size-[21px] place-items-center rounded-full bg-surface-3 text-2xs font-bold text-1 [li:first-child>&]:bg-brand [li:first-child>&]:text-on-brand"
          >
            {index + 1}
          </span>
        </li>
      ))}
    </ol>
  );
}
