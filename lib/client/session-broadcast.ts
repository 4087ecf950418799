import { openTabChannel } from "#lib/client/browser-store.ts";
import { pageOwnerAtom } from "#lib/client/member-state.ts";
import { store } from "#lib/client/store.ts";

/**
 * Tells this browser's other tabs who is logged in now: a player's id, or an empty text. A browser without channels
 * learns it from the event stream.
 */
let channel: BroadcastChannel | undefined;

const open = () => {
  channel ??= openTabChannel("session");
  return channel;
};

/** Sends the owner of this page, after a login or a logout. */
export function broadcastSessionChange(): void {
  open()?.postMessage(store.get(pageOwnerAtom) ?? "");
}

/** Returns the function that unsubscribes. A tab does not receive its own messages. */
export function onSessionChanged(listener: (owner: string) => void): () => void {
  const hear = ({ data }: MessageEvent) => listener(String(data));
  open()?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}
