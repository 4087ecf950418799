"use client";
import { useEffect } from "react";
import { whenIdle } from "#lib/client/when-idle.ts";

/** NAV-08: decrypts the page's service links on intent. The code is not in the first load. */
export function ServiceLinks() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      // When the code fails to load, the links lead to the help page.
      const part = await import("#lib/client/follow-service-links.ts").catch(() => null);
      if (!gone) stop = part?.followServiceLinks();
    };
    const cancel = whenIdle(() => void begin());
    return () => {
      gone = true;
      cancel();
      stop?.();
    };
  }, []);
  return null;
}
