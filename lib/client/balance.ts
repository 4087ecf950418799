import { atom } from "jotai/vanilla";
import { store } from "#lib/client/store.ts";

/**
 * The shown balance as the wire's decimal string: the latest from a bet, a deposit, a withdrawal or the event stream.
 * Null until the first update; components start with the rendered balance.
 */
export const balanceAtom = atom<string | null>(null);

let renderedAtMs = 0;

/** Adopts a rendered balance unless a newer one was adopted: Back may show a stored page. */
export function adoptRenderedBalance(amount: string, atMs: number): void {
  if (atMs <= renderedAtMs) return;
  renderedAtMs = atMs;
  store.set(balanceAtom, amount);
}
