import { atom } from "jotai/vanilla";
import { store } from "#lib/client/store.ts";

export interface ToastMessage {
  title: string;
  text?: string;
  tone?: "positive" | "negative" | "info";
  action?: { label: string; onSelect: () => void };
}

/** One that is on the screen. */
export interface ShownToast extends ToastMessage {
  id: number;
}

/** What is said now, the first first. The page's one `<Toaster>` shows them, those said before it was there included. */
export const toastsAtom = atom<readonly ShownToast[]>([]);

let count = 0;

/** Says something in passing, from anywhere in the browser. What went wrong with a field stands beside the field instead. */
export function toast(message: ToastMessage): void {
  const shown = { ...message, id: count++ };
  store.set(toastsAtom, (toasts) => [...toasts, shown]);
}

export function removeToast(id: number): void {
  store.set(toastsAtom, (toasts) => toasts.filter((shown) => shown.id !== id));
}
