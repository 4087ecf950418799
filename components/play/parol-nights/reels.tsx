"use client";
import { type CSSProperties, memo, type Ref, useImperativeHandle, useRef } from "react";
import {
  landTape,
  lead,
  putTape,
  runway,
  tapeAt,
  tapeCells,
  turnTape,
} from "#components/play/parol-nights/reel-motion.ts";
import { symbolArt } from "#components/play/parol-nights/symbol-art.ts";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { parolNights, type SlotSymbol } from "#lib/originals/parol-nights/machine.ts";
import type { Stops } from "#lib/originals/parol-nights/rules.ts";

export interface ReelsHandle {
  /** Turns all reels until they are landed. */
  turn: () => void;
  land: (reel: number, stop: number, durationMs: number) => Promise<void>;
  put: (stops: Stops) => void;
}

/** Renders five tapes behind their windows. The parent moves them by transform, so a turn renders nothing. */
export const Reels = memo(function Reels({ ref, first }: { ref: Ref<ReelsHandle>; first: Stops }) {
  const tapes = useRef<(HTMLElement | null)[]>([]);
  useImperativeHandle(ref, () => {
    const each = (act: (tape: HTMLElement, reel: number, symbols: number) => void) => {
      for (const [reel, { length }] of parolNights.strips.entries()) {
        const tape = tapes.current[reel];
        if (tape) act(tape, reel, length);
      }
    };
    return {
      turn: () => each((tape, _, symbols) => turnTape(tape, symbols)),
      put: (stops) => each((tape, reel, symbols) => putTape(tape, stops[reel] ?? 0, symbols)),
      land: async (reel, stop, durationMs) => {
        const tape = tapes.current[reel];
        if (tape) await landTape(tape, stop, parolNights.strips[reel]?.length ?? 0, durationMs);
      },
    };
  }, []);
  return parolNights.strips.map((strip, reel) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: reels never change places
    <div key={reel} className="slot-reel" style={{ gridColumn: reel + 1 }}>
      <div
        ref={(tape) => {
          tapes.current[reel] = tape;
        }}
        className="slot-tape"
        style={
          { transform: tapeAt(first[reel] ?? 0, strip.length), "--cells": tapeCells(strip.length) } as CSSProperties
        }
      >
        {tapeOf(strip).map((symbol, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a strip never changes
          <Cell key={at} symbol={symbol} />
        ))}
      </div>
    </div>
  ));
});

function Cell({ symbol }: { symbol: SlotSymbol }) {
  const words = useGameWords();
  const label = symbol === parolNights.wild || symbol === parolNights.scatter ? words(`label-${symbol}`) : null;
  return (
    <span className="slot-cell">
      <img src={symbolArt[symbol]} alt="" width={100} height={103} decoding="sync" draggable={false} />
      {label && <b>{label}</b>}
    </span>
  );
}

/** Returns the strip with its end repeated before it and its beginning after it. */
function tapeOf(strip: readonly SlotSymbol[]): SlotSymbol[] {
  return [...strip.slice(-lead), ...strip, ...strip.slice(0, runway + parolNights.rows)];
}
