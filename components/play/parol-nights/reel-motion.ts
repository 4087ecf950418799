import { parolNights } from "#lib/originals/parol-nights/machine.ts";

/** Cells that a reel passes while it comes to rest; the strip is drawn that much longer, so that it never ends in view. */
export const runway = 8;
/** One symbol above the first, seen when a reel swings a little too far. */
export const lead = 1;
const msPerCell = 26;

/** Cells on the tape of a reel whose strip has so many symbols. */
export const tapeCells = (symbols: number) => lead + symbols + runway + parolNights.rows;

/** Where a tape stands that shows `place` at its upper row: by transform alone. */
export function tapeAt(place: number, symbols: number): string {
  return `translateY(${((-100 * (lead + place)) / tapeCells(symbols)).toFixed(4)}%)`;
}

export function putTape(tape: HTMLElement, stop: number, symbols: number): void {
  for (const animation of tape.getAnimations()) animation.cancel();
  tape.style.transform = tapeAt(stop, symbols);
}

/** Turns until it is landed; symbols come down. */
export function turnTape(tape: HTMLElement, symbols: number): void {
  const turns = tape.animate([{ transform: tapeAt(symbols, symbols) }, { transform: tapeAt(0, symbols) }], {
    duration: symbols * msPerCell,
    iterations: Number.POSITIVE_INFINITY,
  });
  turns.currentTime = Math.random() * symbols * msPerCell;
}

/** Comes to rest at a stop, swinging a little too far and back. */
export async function landTape(tape: HTMLElement, stop: number, symbols: number, durationMs: number): Promise<void> {
  putTape(tape, stop, symbols);
  if (durationMs === 0) return;
  const frames = [
    { transform: tapeAt(stop + runway, symbols), easing: "cubic-bezier(.15,.6,.35,1)" },
    { transform: tapeAt(stop - 0.14, symbols), offset: 0.78, easing: "ease-in-out" },
    { transform: tapeAt(stop, symbols) },
  ];
  await tape.animate(frames, { duration: durationMs }).finished.catch(() => undefined); // Put elsewhere meanwhile.
}
