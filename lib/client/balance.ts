import { atom } from "jotai/vanilla";
import { store } from "#lib/client/store.ts";

/**
 * The balance that the page shows, as the wire's decimal string: what a bet, a deposit, a withdrawal or the event stream
 * told last. Null until then: components begin with what the server rendered.
 */
export const balanceAtom = atom<string | null>(null);

let renderedAtMs = 0;

/** Takes what the server rendered, unless it is older than what was rendered before: Back shows a stored page. */
export function adoptRenderedBalance(amount: string, atMs: number): void {
  if (atMs <= renderedAtMs) return;
  renderedAtMs = atMs;
  store.set(balanceAtom, amount);
}
