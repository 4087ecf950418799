"use client";
import { useTranslations } from "next-intl";
import { ownPay } from "#components/play/parol-nights/scenes.ts";
import type { Show } from "#components/play/parol-nights/use-show.ts";
import { AwardPill } from "#components/play/table/award-pill.tsx";
import { CountedMoney } from "#components/play/table/counted-money.tsx";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import type { LineWin } from "#lib/originals/parol-nights/rules.ts";

interface WinPillProps {
  show: Show;
  /** The line shown alone; null for all lines. */
  line: LineWin | null;
  retrying: boolean;
  money: (units: bigint) => string;
}

/** Says what the scene pays, and the win of the whole round so far: counted up visually, announced once as text. */
export function WinPill({ show, line, retrying, money }: WinPillProps) {
  const words = useGameWords();
  const games = useTranslations("games");
  const { scene, round, win } = show;
  const said = useSaid(show, money);
  const lost = scene?.kind === "spin" && scene.won === 0n;
  const text = () => {
    if (retrying) return games("retrying");
    if (!scene || lost) return said;
    if (scene.kind === "jackpot") return words("jackpot", { name: games(`pools.${scene.pool}`) });
    if (scene.kind === "free-total") return words("free-spins-paid", { count: scene.freeSpins });
    if (scene.kind === "award") return said;
    if (line) return lineText(line, words);
    const [only, ...others] = scene.spin.wins;
    if (scene.spin.bellUnits > 0) return words("bells-pay", { bells: scene.spin.bells });
    return only && others.length === 0 ? lineText(only, words) : words("lines-win", { lines: scene.spin.wins.length });
  };
  const own = retrying || !scene || !round ? null : ownPay(scene, line, round.stake, win);
  return (
    <>
      <AwardPill tone={lost && win.to === 0n ? "lost" : "plain"} className="slot-pill">
        <span aria-hidden className="flex min-w-0 flex-1 items-baseline gap-2 py-1">
          <span className="truncate-line">{text()}</span>
          {own !== null && (
            <span translate="no" className="money shrink-0 text-sm">
              {money(own)}
            </span>
          )}
        </span>
        <span aria-hidden>{win.to > 0n && <CountedMoney count={win} final={win.to} money={money} />}</span>
      </AwardPill>
      <p role="status" className="sr-only">
        {retrying ? games("retrying") : said}
      </p>
    </>
  );
}

/** Describes the scene in one sentence. */
function useSaid({ scene, stops }: Show, money: (units: bigint) => string): string {
  const words = useGameWords();
  const games = useTranslations("games");
  if (!scene) return words(stops === null ? "turning" : "first");
  switch (scene.kind) {
    case "spin":
      return scene.won > 0n
        ? words("said-won", { amount: money(scene.won), lines: scene.spin.wins.length })
        : words("lost");
    case "award":
      return words("said-award", { count: scene.freeSpins, multiplier: parolNights.freeSpins.multiplier });
    case "free-total":
      return words("said-total", { count: scene.freeSpins, amount: money(scene.amount) });
    case "jackpot":
      return words("said-jackpot", { name: games(`pools.${scene.pool}`), amount: money(scene.amount) });
  }
}

function lineText({ line, symbol, count }: LineWin, words: ReturnType<typeof useGameWords>): string {
  return words("line-win", { line, symbols: words(`symbols.${symbol}`, { count }) });
}
