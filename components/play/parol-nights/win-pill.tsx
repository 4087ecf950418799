"use client";
import { useTranslations } from "next-intl";
import type { Show } from "#components/play/parol-nights/use-show.ts";
import { AwardPill } from "#components/play/table/award-pill.tsx";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { useCountUp } from "#components/ui/use-count-up.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import { type LineWin, unitsPay } from "#lib/originals/parol-nights/rules.ts";

interface WinPillProps {
  show: Show;
  /** The line shown alone; null for all lines. */
  line: LineWin | null;
  retrying: boolean;
  money: (units: bigint) => string;
}

/** Shows what the last spin won: counted up visually, announced once as text. */
export function WinPill({ show, line, retrying, money }: WinPillProps) {
  const words = useGameWords();
  const games = useTranslations("games");
  const { scene, round } = show;
  const said = useSaid(show, money);
  const text = () => {
    if (retrying) return games("retrying");
    if (scene?.kind !== "spin") return said;
    if (scene.won === 0n) return words("lost");
    if (line) return lineText(line, words);
    const [only, ...others] = scene.spin.wins;
    if (scene.spin.bellUnits > 0) return words("bells-pay", { bells: scene.spin.bells });
    return only && others.length === 0 ? lineText(only, words) : words("lines-win", { lines: scene.spin.wins.length });
  };
  const amount = () => {
    if (retrying || !round || scene?.kind !== "spin" || scene.won === 0n) return null;
    if (line) return <b>{money(unitsPay(line.units * scene.spin.multiplier, round.stake))}</b>;
    return <Counted to={scene.won} countMs={show.countMs} money={money} />;
  };
  return (
    <>
      <AwardPill className="slot-pill">
        <span aria-hidden className="flex-1 truncate-line py-1 text-start">
          {text()}
        </span>
        <span translate="no" aria-hidden className="money shrink-0 display text-xl text-[#ffd778]">
          {amount()}
        </span>
      </AwardPill>
      <p role="status" className="sr-only">
        {retrying ? games("retrying") : said}
      </p>
    </>
  );
}

function Counted({ to, countMs, money }: { to: bigint; countMs: number; money: (units: bigint) => string }) {
  return <b>{money(useCountUp(0n, to, countMs))}</b>;
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
