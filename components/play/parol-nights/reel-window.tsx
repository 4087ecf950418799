"use client";
import type { Ref } from "react";
import { Reels, type ReelsHandle } from "#components/play/parol-nights/reels.tsx";
import { place } from "#components/play/parol-nights/scenes.ts";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { cx } from "#components/ui/cx.ts";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";
import { type Stops, windowAt } from "#lib/originals/parol-nights/rules.ts";

interface ReelWindowProps {
  ref: Ref<ReelsHandle>;
  first: Stops;
  /** Current stops; null while the reels turn. */
  stops: Stops | null;
  /** Keys (`place`) of the lit places; may be empty. */
  lit: ReadonlySet<string>;
  /** Number of the line drawn behind the symbols; null for none. */
  line: number | null;
}

const rows = [0, 1, 2];
const reelsOf = parolNights.strips.map((_, reel) => reel);

/** Renders five reels and three rows, with the winning line behind the symbols, left to right in every language. */
export function ReelWindow({ ref, first, stops, lit, line }: ReelWindowProps) {
  const words = useGameWords();
  const window = stops && windowAt(stops);
  const inWords = window
    ? rows.map((row) => window.map((column) => words(`symbols.${column[row] ?? "cherries"}`, { count: 1 })).join(", "))
    : [];
  return (
    <div
      role="img"
      aria-label={window ? words("reels-show", { rows: inWords.join("; ") }) : words("turning")}
      dir="ltr"
      className="slot-reels table-rim"
    >
      {reelsOf.flatMap((reel) =>
        rows.map((row) => (
          <span
            key={place(reel, row)}
            className={cx("slot-place", lit.size > 0 && (lit.has(place(reel, row)) ? "is-lit" : "is-dim"))}
            style={{ gridColumn: reel + 1, gridRow: row + 1 }}
          />
        )),
      )}
      {line !== null && (
        <svg viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden className="slot-line">
          <path d={pathOf(line)} />
        </svg>
      )}
      <Reels ref={ref} first={first} />
    </div>
  );
}

/** Returns an SVG path through the middle of each place of a line, from edge to edge. */
export function pathOf(line: number): string {
  const heights = (parolNights.lines[line - 1] ?? []).map((row) => row * 100 + 50);
  const through = heights.map((y, reel) => `L${reel * 100 + 50} ${y}`).join("");
  return `M0 ${heights[0]}${through}L500 ${heights.at(-1)}`;
}
