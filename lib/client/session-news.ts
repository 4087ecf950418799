/** Tells the other tabs of this browser that someone logged in or out, so that they show it too. */
let channel: BroadcastChannel | undefined;

const open = () => {
  channel ??= new BroadcastChannel("session");
  return channel;
};

export function tellSessionChanged(): void {
  open().postMessage(null);
}

/** Returns the way to stop listening. A tab does not hear itself. */
export function onSessionChanged(listener: () => void): () => void {
  const hear = () => listener();
  open().addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}
