"use client";
import { useAtomValue } from "jotai";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { GameLink } from "#components/lobby/tiles/game-link.tsx";
import { LiveMoney } from "#components/lobby/tiles/live-money.tsx";
import type { Jackpots } from "#components/lobby/winners/winners.ts";
import { Badge } from "#components/ui/badge.tsx";
import { liveAtoms } from "#lib/client/live-state.ts";
import { fillText } from "#lib/i18n/fill-text.ts";

interface JackpotBoardProps {
  jackpots: Jackpots;
  /** Names of jackpot pools by code. */
  pools: Readonly<Record<string, string>>;
  text: { title: string; live: string; jackpotOf: string; lastWon: string; noneWon: string };
}

/** GAME-04: renders the pools' current amounts and latest winners. It links to the game that fills the pools. */
export function JackpotBoard({ jackpots: rendered, pools: names, text }: JackpotBoardProps) {
  const { money } = useLobby();
  const { pools, winners } = useAtomValue(liveAtoms.jackpots) ?? rendered;
  const [grand, ...tiers] = pools;
  if (!grand) return null;
  const nameOf = (pool: string) => names[pool] ?? pool;
  const [last] = winners;
  return (
    <section aria-label={text.title} className="@container relative border-b border-line-1">
      <div className="grid bg-[linear-gradient(180deg,var(--brand-soft),transparent)] px-5 pt-3 pb-2">
        <div className="flex items-center justify-between gap-2">
          <h2 className="min-w-0 text-md">
            <GameLink gameId={grand.gameCode} className="block truncate-line after:absolute after:inset-0">
              {fillText(text.jackpotOf, { pool: nameOf(grand.pool) })}
              <span translate="no" className="sr-only">
                , {grand.gameName}
              </span>
            </GameLink>
          </h2>
          <Badge tone="positive">{text.live}</Badge>
        </div>
        <p className="truncate-line font-display text-[length:min(2.25rem,13cqi)] leading-[1.15] font-extrabold text-win [font-stretch:84%] max-lg:text-[length:min(2rem,13cqi)]">
          <LiveMoney amount={grand.amount} className="money" />
        </p>
      </div>
      <dl className="mx-5 grid grid-cols-2 border-t border-line-1">
        {tiers.map(({ pool, amount }) => (
          <div key={pool} className="py-1.5 not-first:border-s not-first:border-line-1 not-first:ps-4">
            <dt className="text-xs text-3">{nameOf(pool)}</dt>
            <dd>
              <LiveMoney amount={amount} className="money font-bold text-1" />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mx-5 truncate-line border-t border-line-1 py-1.5 text-xs text-3">
        {last
          ? fillText(text.lastWon, {
              pool: nameOf(last.pool),
              name: last.customerName,
              amount: money(last.winAmount),
            })
          : text.noneWon}
      </p>
    </section>
  );
}
