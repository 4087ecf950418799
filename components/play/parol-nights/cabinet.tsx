"use client";
import { type RefObject, useMemo } from "react";
import { Announcement } from "#components/play/parol-nights/announcement.tsx";
import { ReelWindow } from "#components/play/parol-nights/reel-window.tsx";
import type { ReelsHandle } from "#components/play/parol-nights/reels.tsx";
import { litPlaces } from "#components/play/parol-nights/scenes.ts";
import { StatusStrip } from "#components/play/parol-nights/status-strip.tsx";
import { useLineCycle } from "#components/play/parol-nights/use-line-cycle.ts";
import type { Show } from "#components/play/parol-nights/use-show.ts";
import { WinPill } from "#components/play/parol-nights/win-pill.tsx";
import { GameReturn } from "#components/play/table/game-return.tsx";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { Marquee } from "#components/play/table/marquee.tsx";
import type { Pools } from "#lib/client/originals.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { parolNightsCatalogueEntry } from "#lib/originals/parol-nights/catalogue.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import type { Stops } from "#lib/originals/parol-nights/rules.ts";

interface CabinetProps {
  reels: RefObject<ReelsHandle | null>;
  show: Show;
  first: Stops;
  locale: Locale;
  pools: Pools;
  retrying: boolean;
  money: (units: bigint) => string;
}

const none: ReadonlySet<string> = new Set();

/** Renders the machine: sign, jackpots, reels, and the win. */
export function Cabinet({ reels, show, first, locale, pools, retrying, money }: CabinetProps) {
  const words = useGameWords();
  const { scene, stops, free, win } = show;
  const line = useLineCycle(show);
  const spin = scene?.kind === "spin" && scene.won > 0n ? scene.spin : null;
  const lit = useMemo(() => (spin ? litPlaces(spin, line?.line) : none), [spin, line]);
  const alone = spin && spin.wins.length === 1 && spin.bellUnits === 0 ? spin.wins[0]?.line : undefined;
  return (
    <div className="slot-cabinet">
      <StatusStrip {...{ free, win, pools, money }} />
      <Marquee
        title={words("title")}
        start={words("lines", { lines: parolNights.lines.length })}
        end={<GameReturn rtp={parolNightsCatalogueEntry.rtp} jackpots locale={locale} />}
      />
      <div className="relative">
        <ReelWindow ref={reels} {...{ first, stops, lit }} line={stops ? (line?.line ?? alone ?? null) : null} />
        {scene && scene.kind !== "spin" && <Announcement {...{ scene, win, money }} />}
      </div>
      <WinPill {...{ show, line, retrying, money }} />
    </div>
  );
}
