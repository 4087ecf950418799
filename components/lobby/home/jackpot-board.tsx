"use client";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { GameLink } from "#components/lobby/tiles/game-link.tsx";
import { LiveMoney } from "#components/lobby/tiles/live-money.tsx";
import type { Jackpots } from "#components/lobby/winners/winners.ts";
import { lazyPart } from "#components/ui/lazy-part.tsx";
import { liveAtoms } from "#lib/client/live-state.ts";
import { fillText } from "#lib/i18n/fill-text.ts";

const [JackpotWinners] = lazyPart(async () => ({
  default: (await import("#components/lobby/home/jackpot-winners.tsx")).JackpotWinners,
}));

interface JackpotBoardProps {
  jackpots: Jackpots;
  /** Names of jackpot pools by code. */
  pools: Readonly<Record<string, string>>;
  text: { title: string; live: string; jackpotOf: string; winners: string; noneWon: string };
}

/** GAME-04: renders the pools' current amounts and latest winners. It links to the game that fills the pools. */
export function JackpotBoard({ jackpots: rendered, pools: names, text }: JackpotBoardProps) {
  const { pools, winners } = useAtomValue(liveAtoms.jackpots) ?? rendered;
  const [grand, ...tiers] = pools;
  if (!grand) return null;
  const nameOf = (pool: string) => names[pool] ?? pool;
  return (
    <section
      aria-label={text.title}
      className="@container grid grid-rows-[auto_auto_minmax(0,1fr)] overflow-hidden rounded-[20px] bg-[linear-gradient(180deg,var(--brand-soft),var(--surface-1)_54%)] edge-1 sm:h-[14rem] max-sm:grid-cols-[auto_minmax(min-content,1fr)] max-sm:grid-rows-none max-sm:rounded-lg max-sm:bg-[linear-gradient(100deg,var(--brand-soft),var(--surface-1)_70%)] max-sm:rtl:bg-[linear-gradient(-100deg,var(--brand-soft),var(--surface-1)_70%)]"
    >
      <div className="relative px-[18px] pt-[13px] max-xl:px-3.5 max-sm:pe-0 max-sm:pt-2.5 max-sm:pb-2">
        <div className="flex items-center justify-between gap-2.5 max-sm:justify-start">
          <h2 className="min-w-0 text-sm leading-normal max-sm:text-xs">
            <GameLink gameId={grand.gameCode} className="block truncate-line after:absolute after:inset-0">
              {fillText(text.jackpotOf, { pool: nameOf(grand.pool) })}
              <span translate="no" className="sr-only">
                , {grand.gameName}
              </span>
            </GameLink>
          </h2>
          <span className="flex shrink-0 items-center gap-1.5 text-xs font-[650] text-positive">
            <span aria-hidden className="size-[7px] rounded-full bg-current ring-3 ring-positive/25" />
            <span className="contents">{text.live}</span>
          </span>
        </div>
        <p className="truncate-line font-display text-[length:min(2.25rem,12cqi)] leading-[1.08] font-extrabold text-win [font-stretch:84%] max-sm:text-[length:min(1.625rem,7.2cqi)]">
          <LiveMoney amount={grand.amount} className="money" />
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-5 px-[18px] pt-[5px] pb-2.5 text-sm text-3 max-xl:justify-between max-xl:gap-x-2 max-xl:px-3.5 max-xl:text-xs max-sm:grid max-sm:content-center max-sm:justify-end max-sm:justify-items-end max-sm:gap-y-[3px] max-sm:ps-1 max-sm:pt-2.5 max-sm:pb-2">
        {tiers.map(({ pool, amount }) => (
          <div key={pool} className="flex flex-wrap gap-x-[5px] max-sm:justify-end">
            <dt>{nameOf(pool)}</dt>
            <dd>
              <LiveMoney amount={amount} className="money font-[650] text-1" />
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid content-center border-t border-line-1 px-2 max-sm:col-span-2 max-sm:px-1 max-sm:py-0.5">
        {winners.length === 0 ? (
          <p className="flex min-h-[34px] items-center px-2.5 text-sm text-3">{text.noneWon}</p>
        ) : (
          <Suspense fallback={<div className="h-[102px] max-sm:h-[34px]" />}>
            <JackpotWinners winners={winners} nameOf={nameOf} label={text.winners} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
