import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { adoptRenderedTime, documentAgeMs } from "#lib/client/server-clock.ts";

/** Adopts the server's time of a render, ISO 8601, before effects that follow it. */
export function useRenderedTime(serverNow: string): void {
  const first = useRef({ served: useServed(), serverNow });
  useLayoutEffect(() => {
    const { current } = first;
    adoptRenderedTime(Date.parse(serverNow), current.served && current.serverNow === serverNow ? documentAgeMs() : 0);
  }, [serverNow]);
}

/** True on the first (server-rendered) page; false after a client-side navigation. */
function useServed(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

const never = () => () => {};
