import { atom } from "jotai/vanilla";
import { store } from "#lib/client/store.ts";

export interface ToastMessage {
  title: string;
  text?: string;
  tone?: "positive" | "negative" | "info";
  action?: { label: string; onSelect: () => void };
}

/** A toast on the screen. */
export interface ShownToast extends ToastMessage {
  id: number;
}

/** Current toasts, oldest first. The page's one `<Toaster>` shows them, including those from before it mounted. */
export const toastsAtom = atom<readonly ShownToast[]>([]);

let count = 0;

/** Shows a toast, from anywhere in the browser. Field errors belong beside their fields instead. */
export function toast(message: ToastMessage): void {
  const shown = { ...message, id: count++ };
  store.set(toastsAtom, (toasts) => [...toasts, shown]);
}

export function removeToast(id: number): void {
  store.set(toastsAtom, (toasts) => toasts.filter((shown) => shown.id !== id));
}
