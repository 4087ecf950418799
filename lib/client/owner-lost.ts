import type { SessionEnd } from "#lib/contracts/identity/session-end.ts";

/** Why a page lost its player: the key of the message in the area `session`. */
export type OwnerLoss = Exclude<SessionEnd, "renewed"> | "account-changed";

interface Loss {
  why: OwnerLoss;
  /** Message in the page's language; otherwise the one of `why`. */
  message?: string | undefined;
}

/** Fired on `window` when the page's player is no longer the one that is logged in in this browser. */
const ownerLost = "owner-lost";

export function reportOwnerLost(why: OwnerLoss, message?: string): void {
  const detail: Loss = { why, message };
  window.dispatchEvent(new CustomEvent(ownerLost, { detail }));
}

/** Returns the function that unsubscribes. */
export function onOwnerLost(listener: (loss: Loss) => void): () => void {
  const hear = (event: Event) => event instanceof CustomEvent && listener(event.detail);
  window.addEventListener(ownerLost, hear);
  return () => window.removeEventListener(ownerLost, hear);
}

let forMembers = false;

/** Notes whether only members may see the current page. */
export function setForMembers(only: boolean): void {
  forMembers = only;
}

export const isForMembers = () => forMembers;
