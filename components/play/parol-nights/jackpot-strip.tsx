"use client";
import { useTranslations } from "next-intl";
import type { Pools } from "#lib/client/originals.ts";

interface JackpotStripProps {
  pools: Pools;
  money: (units: bigint) => string;
}

/** GAME-04: shows the current amount of each jackpot. */
export function JackpotStrip({ pools, money }: JackpotStripProps) {
  const t = useTranslations("games");
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-1.5">
      {pools.map(({ pool, amount }) => (
        <div key={pool} className="slot-pool">
          <dt className="truncate-line text-2xs font-semibold text-[#ffcf8a] sm:text-xs">{t(`pools.${pool}`)}</dt>
          <dd translate="no" className="money text-sm font-bold text-[#fff0cd] sm:text-base">
            {money(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
