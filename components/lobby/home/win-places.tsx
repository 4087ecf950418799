"use client";
import { GameIcon } from "#components/art/game-icon.tsx";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { type Winner, winKey } from "#components/lobby/winners/winners.ts";
import { cx } from "#components/ui/cx.ts";

interface WinPlacesProps {
  /** In order of amount. */
  winners: readonly Winner[];
  /** Number of places; those that nobody holds yet are outlines. */
  places: number;
  /** True for a win that came while the page was open. */
  isNew: (winner: Winner) => boolean;
}

/** Renders the places of the strip of biggest wins. */
export function WinPlaces({ winners, places, isNew }: WinPlacesProps) {
  const { money } = useLobby();
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls sideways, which must work by keyboard
      tabIndex={0}
      className="@container flex gap-0.5 overflow-x-auto rounded-md no-scrollbar -outline-offset-2 max-xl:[mask-image:linear-gradient(90deg,#000_94%,transparent)] max-xl:rtl:[mask-image:linear-gradient(-90deg,#000_94%,transparent)] xl:grid xl:grid-cols-9"
    >
      {winners.map((winner, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the rank is the identity
          key={index}
          className="relative min-w-0 shrink-0 rounded-[11px] first:bg-brand-soft max-xl:w-28 max-sm:w-[106px]"
        >
          <div
            key={winKey(winner)}
            className={cx(
              "grid grid-cols-[30px_minmax(0,1fr)] items-center gap-x-2 gap-y-[3px] px-2 pt-[7px] pb-1.5 max-sm:pt-1.5 max-sm:pb-[5px]",
              isNew(winner) && "animate-[rise-in_400ms_var(--ease)] motion-reduce:animate-none",
            )}
          >
            <GameIcon url={winner.iconUrl} name={winner.gameName} size={30} />
            <span className="min-w-0 text-[0.71875rem] leading-[1.25] text-2">
              <bdi className="block truncate-line">{winner.customerName}</bdi>
              <span className="sr-only @min-[1040px]:not-sr-only">
                <span translate="no" className="block truncate-line text-3">
                  {winner.gameName}
                </span>
              </span>
            </span>
            <b
              translate="no"
              className="money col-span-2 max-w-full justify-self-start truncate-line font-display text-[0.9375rem] leading-[1.1] font-bold text-win [font-stretch:76%]"
            >
              {money(winner.winAmount)}
            </b>
          </div>
        </li>
      ))}
      {Array.from({ length: places - winners.length }, (_, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          key={place}
          aria-hidden
          className="rounded-[11px] shadow-[inset_0_0_0_1px_var(--line-2)] max-xl:hidden"
        />
      ))}
    </ol>
  );
}
