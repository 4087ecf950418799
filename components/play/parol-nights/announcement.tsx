"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Scene } from "#components/play/parol-nights/scenes.ts";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { useCountUp } from "#components/ui/use-count-up.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";

interface AnnouncementProps {
  scene: Exclude<Scene, { kind: "spin" }>;
  countMs: number;
  money: (units: bigint) => string;
}

/** Overlays free spins, their total, and jackpots. Hidden from screen readers: the status message says the same. */
export function Announcement({ scene, countMs, money }: AnnouncementProps) {
  const words = useGameWords();
  const games = useTranslations("games");
  const { multiplier } = parolNights.freeSpins;
  if (scene.kind === "award")
    return (
      <Board
        small={words(scene.more ? "award-more" : "award")}
        large={words("free-spins", { count: scene.freeSpins })}
        note={words("award-multiplied", { multiplier })}
      />
    );
  const small =
    scene.kind === "jackpot"
      ? words("jackpot", { name: games(`pools.${scene.pool}`) })
      : words("free-spins-paid", { count: scene.freeSpins });
  return <Board small={small} large={<Counted to={scene.amount} {...{ countMs, money }} />} />;
}

function Counted({ to, countMs, money }: { to: bigint; countMs: number; money: (units: bigint) => string }) {
  return (
    <span translate="no" className="money">
      {money(useCountUp(0n, to, countMs))}
    </span>
  );
}

function Board({ small, large, note }: { small: string; large: ReactNode; note?: string }) {
  return (
    <div aria-hidden className="slot-board">
      <div className="slot-board-sign">
        <span className="font-semibold text-[#ffdf9f] sm:text-lg">{small}</span>
        <b className="display text-4xl text-[#fff0cd] [text-shadow:0_3px_0_#4e0b10] sm:text-5xl">{large}</b>
        {note && <span className="text-sm text-[#ffdf9f]">{note}</span>}
      </div>
    </div>
  );
}
