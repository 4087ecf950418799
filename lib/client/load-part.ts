/** Fired on `window` with the state of a loading part of the page; `detail` is a `PartState`. */
export const partStateEvent = "part-state";

export type PartState = "here" | "slow" | "broken";

/** SITE-13: wait after which the page says that loading is slow. */
export const slowAfterMs = 10_000;
/** SITE-13: wait after which loading counts as failed. */
const brokenAfterMs = 120_000;

/**
 * Loads code on intent while a person waits for it, and publishes whether it is slow or failed.
 * @throws Error: the import's own, or a timeout after 120 s
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // The server has all code at hand and no one to notify.
  if (typeof window === "undefined") return load();
  const slow = setTimeout(() => tell("slow"), slowAfterMs);
  const expiry = Promise.withResolvers<never>();
  const broken = setTimeout(() => expiry.reject(new Error("A part of the page did not come in time")), brokenAfterMs);
  try {
    const part = await Promise.race([load(), expiry.promise]);
    tell("here");
    return part;
  } catch (error) {
    tell("broken");
    throw error;
  } finally {
    clearTimeout(slow);
    clearTimeout(broken);
  }
}

function tell(state: PartState): void {
  window.dispatchEvent(new CustomEvent(partStateEvent, { detail: state }));
}
