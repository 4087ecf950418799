import { parolNights } from "#lib/originals/parol-nights/machine.ts";

/** Cells that a reel passes while it lands. The strip is extended by as many, so that its end never shows. */
export const runway = 8;
/** One symbol above the first, visible when a landing reel overshoots. */
export const lead = 1;
const msPerCell = 26;

/** Returns the number of cells on the tape of a reel whose strip has `symbols` symbols. */
export const tapeCells = (symbols: number) => lead + symbols + runway + parolNights.rows;

/** Returns the transform of a tape that shows `place` in its upper row. */
export function tapeAt(place: number, symbols: number): string {
  return `translateY(${((-100 * (lead + place)) / tapeCells(symbols)).toFixed(4)}%)`;
}

export function putTape(tape: HTMLElement, stop: number, symbols: number): void {
  for (const animation of tape.getAnimations()) animation.cancel();
  tape.style.transform = tapeAt(stop, symbols);
}

/** Turns the tape downwards until `landTape`. */
export function turnTape(tape: HTMLElement, symbols: number): void {
  const turns = tape.animate([{ transform: tapeAt(symbols, symbols) }, { transform: tapeAt(0, symbols) }], {
    duration: symbols * msPerCell,
    iterations: Number.POSITIVE_INFINITY,
  });
  turns.currentTime = Math.random() * symbols * msPerCell;
}

/** Lands the tape at a stop, with a small overshoot. Resolves when it rests. */
export async function landTape(tape: HTMLElement, stop: number, symbols: number, durationMs: number): Promise<void> {
  putTape(tape, stop, symbols);
  if (durationMs === 0) return;
  const frames = [
    { transform: tapeAt(stop + runway, symbols), easing: "cubic-bezier(.15,.6,.35,1)" },
    { transform: tapeAt(stop - 0.14, symbols), offset: 0.78, easing: "ease-in-out" },
    { transform: tapeAt(stop, symbols) },
  ];
  // A cancelled animation rejects: something else has moved the tape.
  await tape.animate(frames, { duration: durationMs }).finished.catch(() => undefined);
}
