"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Scene } from "#components/play/parol-nights/scenes.ts";
import type { Count } from "#components/play/table/counting.ts";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { useCounted } from "#components/play/table/use-counted.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";

interface AnnouncementProps {
  scene: Exclude<Scene, { kind: "spin" }>;
  /** The part of the payout that has been shown so far, as the ribbon counts it. */
  win: Count;
  money: (units: bigint) => string;
}

/** Overlays free spins, the win of their round, and jackpots. Hidden from screen readers: the status says the same. */
export function Announcement({ scene, win, money }: AnnouncementProps) {
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
  if (scene.kind === "jackpot")
    return (
      <Board
        small={words("jackpot", { name: games(`pools.${scene.pool}`) })}
        large={<Counted {...{ win, money }} since={win.from} />}
      />
    );
  const paid = { count: scene.freeSpins, amount: money(scene.amount) };
  const all = scene.amount === win.to;
  return (
    <Board
      small={all ? words("free-spins-paid", paid) : words("round-paid")}
      large={<Counted {...{ win, money }} since={0n} />}
      {...(all ? {} : { note: words("said-total", paid) })}
    />
  );
}

interface CountedProps extends Pick<AnnouncementProps, "win" | "money"> {
  /** What had been shown before; only what came after it is counted. */
  since: bigint;
}

function Counted({ win, since, money }: CountedProps) {
  return (
    <span translate="no" className="money">
      {money(useCounted(win) - since)}
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
