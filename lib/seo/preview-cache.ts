import "server-only";
import { cachedByKey } from "#lib/kernel/cached-by-key.ts";
import { drawPreview } from "#lib/seo/draw-preview.ts";
import { type Preview, previewAddress } from "#lib/seo/preview.ts";

const keptMs = 60 * 60 * 1000;
/** Cached pictures have some 100 kB each. */
const kept = cachedByKey<Buffer>(100, { freshMs: keptMs });
/** A picture takes about a tenth of a second. Beyond this many waiting requests the response asks to retry later. */
const mostWaiting = 20;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Returns the cached picture, or draws it, one at a time; null when too many requests wait. */
export async function cachedPreview(preview: Preview): Promise<Buffer | null> {
  if (waiting >= mostWaiting) return null;
  waiting++;
  try {
    return await kept.read(previewAddress(preview), () => inTurn(() => drawPreview(preview)));
  } finally {
    waiting--;
  }
}

function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const drawn = last.then(draw);
  last = drawn.catch(() => undefined);
  return drawn;
}
