/** Fired on `window` about a part of the page that is awaited; `detail` is a `PartState`. */
export const partNews = "part-news";

export type PartState = "here" | "slow" | "broken";

/** SITE-13: from here on a wait is worth a word. */
export const slowAfterMs = 10_000;
/** SITE-13: and from here on no longer a wait. */
const brokenAfterMs = 120_000;

/**
 * Awaits code that loads on intent, where a person waits for it: the page says when it is slow or does not come.
 * Throws what the browser says, or a time-out after 120 s.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // The server has it at hand and nobody to tell.
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
  window.dispatchEvent(new CustomEvent(partNews, { detail: state }));
}
