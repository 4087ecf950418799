"use client";
import { pathOf } from "#components/play/parol-nights/reel-window.tsx";
import { parolNights } from "#lib/originals/parol-nights/machine.ts";

/** Draws every line over the fifteen places, with its number. */
export function LineDrawings() {
  return (
    <ol dir="ltr" className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-2">
      {parolNights.lines.map((rows, index) => (
        <li key={rows.join("")} className="grid justify-items-center gap-1 text-xs text-3">
          <svg viewBox="0 0 500 300" aria-hidden className="w-full rounded-md bg-surface-2">
            <path
              d="M100 0V300M200 0V300M300 0V300M400 0V300M0 100H500M0 200H500"
              stroke="var(--line-1)"
              strokeWidth="6"
            />
            <path d={pathOf(index + 1)} fill="none" stroke="var(--brand)" strokeWidth="26" strokeLinejoin="round" />
          </svg>
          <span translate="no" className="money">
            {index + 1}
          </span>
        </li>
      ))}
    </ol>
  );
}
