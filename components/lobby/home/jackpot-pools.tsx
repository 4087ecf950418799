"use client";
import { useAtomValue } from "jotai";
import { GameLink } from "#components/lobby/tiles/game-link.tsx";
import { LiveMoney } from "#components/lobby/tiles/live-money.tsx";
import type { Jackpots } from "#components/lobby/winners/winners.ts";
import { Badge } from "#components/ui/badge.tsx";
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
    <section aria-label={text.title} className="rounded-[20px] bg-surface-1 edge-1">
      <div className="flex min-h-12 items-center justify-between gap-3 rounded-t-[20px] bg-[linear-gradient(180deg,var(--brand-soft),transparent)] px-5">
        <h2 className="text-md">{text.title}</h2>
        <Badge tone="positive">{text.live}</Badge>
      </div>
      <ul className="grid grid-cols-2 gap-x-6 px-5 pb-3 sm:grid-cols-3">
        {pools.map(({ gameCode, gameName, pool, amount }, index) => (
          <li
            key={`${gameCode} ${pool}`}
            className="relative min-w-0 border-line-1 py-2 max-sm:first:col-span-2 max-sm:not-first:border-t"
          >
            <GameLink gameId={gameCode} className="block truncate-line text-sm text-2 after:absolute after:inset-0">
              <b className="text-1">{names[pool] ?? pool}</b> · <bdi translate="no">{gameName}</bdi>
            </GameLink>
            <p
              className={cx(
                "truncate-line font-display leading-tight font-extrabold [font-stretch:84%]",
                index === 0 ? "text-[1.875rem] text-win" : "text-2xl text-1 sm:text-[1.875rem]",
              )}
            >
              <LiveMoney amount={amount} className="money" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
