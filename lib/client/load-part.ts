/** Fired on `window` with the state of a loading part of the page; `detail` is a `PartState`. */
export const partStateEvent = "part-state";

/** Fired on `window` when a person asks for failed parts again. Whoever loads one again cancels the event. */
export const partAgainEvent = "part-again";

export type PartState = "here" | "slow" | "broken";

/** SITE-13: wait after which the page says that loading is slow. */
export const slowAfterMs = 10_000;
/** SITE-13: wait after which loading counts as failed. */
const brokenAfterMs = 120_000;

/** A part of the page that did not load. Its page stays, and the part can be asked for again. */
export class LostPart extends Error {}

/**
 * Loads code on intent while a person waits for it, and publishes whether it is slow or failed. With
 * `callerPublishes`, the caller publishes the failure itself, once the part can be loaded again.
 * @throws LostPart: when the import failed, or after 120 s
 */
export async function loadPart<Part>(load: () => Promise<Part>, callerPublishes = false): Promise<Part> {
  // The server has all code at hand and no one to notify.
  if (typeof window === "undefined") return load();
  const slow = setTimeout(() => publishPartState("slow"), slowAfterMs);
  const expiry = Promise.withResolvers<never>();
  const broken = setTimeout(() => expiry.reject(new Error("late")), brokenAfterMs);
  try {
    const part = await Promise.race([load(), expiry.promise]);
    publishPartState("here");
    return part;
  } catch (error) {
    if (!callerPublishes) publishPartState("broken");
    void rescue().then((reload) => reload?.reloadIfGone(error));
    throw new LostPart("A part of the page did not load", { cause: error });
  } finally {
    clearTimeout(slow);
    clearTimeout(broken);
  }
}

let loaded: Promise<typeof import("#lib/client/reload-for-chunk.ts") | null> | undefined;

/**
 * Loads what reloads the page when parts of it are gone. A page asks for it while all is well, because it would be gone
 * too. Null when it did not load.
 */
export function rescue() {
  loaded ??= import("#lib/client/reload-for-chunk.ts").catch(() => {
    loaded = undefined;
    return null;
  });
  return loaded;
}

/** Asks for the failed parts of the page again. Returns whether there was one. */
export function loadPartsAgain(): boolean {
  const asked = !window.dispatchEvent(new Event(partAgainEvent, { cancelable: true }));
  if (asked) publishPartState("here");
  return asked;
}

export function publishPartState(state: PartState): void {
  window.dispatchEvent(new CustomEvent(partStateEvent, { detail: state }));
}
