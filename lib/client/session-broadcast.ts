/** Notifies this browser's other tabs of a login or logout. */
let channel: BroadcastChannel | undefined;

const open = () => {
  channel ??= new BroadcastChannel("session");
  return channel;
};

export function broadcastSessionChange(): void {
  open().postMessage(null);
}

/** Returns the function that unsubscribes. A tab does not receive its own messages. */
export function onSessionChanged(listener: () => void): () => void {
  const hear = () => listener();
  open().addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}
