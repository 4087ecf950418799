"use client";
import { useAtomValue } from "jotai";
import { GameLink } from "#components/lobby/tiles/game-link.tsx";
import { LiveMoney } from "#components/lobby/tiles/live-money.tsx";
import type { Jackpots } from "#components/lobby/winners/winners.ts";
import { cx } from "#components/ui/cx.ts";
import { liveAtoms } from "#lib/client/live-state.ts";

interface JackpotPoolsProps {
  pools: Jackpots["pools"];
  /** Names of jackpot pools by code. */
  names: Readonly<Record<string, string>>;
  text: { title: string; live: string };
}

/** LOBBY-21: renders every pool with its amount, live. Each links to the game that fills it. */
export function JackpotPools({ pools: rendered, names, text }: JackpotPoolsProps) {
  const pools = useAtomValue(liveAtoms.jackpots)?.pools ?? rendered;
  if (pools.length === 0) return null;
  return (
    <section aria-label={text.title} className="rounded-[20px] bg-surface-1 px-[18px] pt-4 pb-2 edge-1">
      <div className="flex items-center justify-between gap-3 pb-1">
        <h2 className="text-[1.0625rem]">{text.title}</h2>
        <span className="flex shrink-0 items-center gap-1.5 text-xs font-[650] text-positive">
          <span aria-hidden className="size-[7px] rounded-full bg-current ring-3 ring-positive/25" />
          <span className="contents">{text.live}</span>
        </span>
      </div>
      <ul>
        {pools.map(({ gameCode, gameName, pool, amount }, index) => (
          <li
            key={`${gameCode} ${pool}`}
            className="relative flex min-h-9 items-center justify-between gap-3 max-lg:min-h-tap"
          >
            <GameLink gameId={gameCode} className="min-w-0 truncate-line text-2 after:absolute after:inset-0">
              <span className="contents">{names[pool] ?? pool}</span>
              <span translate="no" className="sr-only">
                , {gameName}
              </span>
            </GameLink>
            <LiveMoney
              amount={amount}
              className={cx(
                "money shrink-0 font-display leading-tight font-bold [font-stretch:80%]",
                index === 0 ? "text-[1.625rem] text-win" : "text-xl text-1",
              )}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
