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

export interface ToastListProps {
  toasts: readonly ShownToast[];
  onGone: (id: number) => void;
}

type Listener = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
let listener: Listener | undefined;

/** Says something in passing, from anywhere in the browser. What went wrong with a field stands beside the field instead. */
export function toast(message: ToastMessage): void {
  if (listener) listener(message);
  else waiting.push(message);
}

/** The page's one `<Toaster>` takes them, those already said first. Returns how to stop. */
export function takeToasts(take: Listener): () => void {
  listener = take;
  for (const message of waiting.splice(0)) take(message);
  return () => {
    listener = undefined;
  };
}
