"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { navigationStart } from "#lib/client/navigation-start.ts";

/** SITE-13: from here on the wait is worth a word. */
const slowAfterMs = 10_000;

/** Where the router is on its way to, until it is there. */
export function useTarget(): string | null {
  const [target, setTarget] = useState<string | null>(null);
  const place = `${usePathname()}?${useSearchParams()}`;
  useEffect(() => {
    const start = (event: Event) => {
      const url = event instanceof CustomEvent && typeof event.detail === "string" ? event.detail : "";
      const { href, pathname, search } = new URL(url, location.href);
      if (pathname !== location.pathname || search !== location.search) setTarget(href);
    };
    addEventListener(navigationStart, start);
    return () => removeEventListener(navigationStart, start);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving, wherever, ends the journey
  useEffect(() => setTarget(null), [place]);
  return target;
}

export function useSlowness(target: string | null): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!target) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [target]);
  return slow;
}

/** True once a part of the page that loads on intent could not be fetched. */
export function useBrokenPart(): boolean {
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const notice = ({ reason }: PromiseRejectionEvent) => {
      if (reason instanceof Error && isChunkFailure(reason)) setBroken(true);
    };
    addEventListener("unhandledrejection", notice);
    return () => removeEventListener("unhandledrejection", notice);
  }, []);
  return broken;
}

/** Bundlers name it; browsers' own `import()` only words it. */
function isChunkFailure({ name, message }: Error): boolean {
  return name === "ChunkLoadError" || /dynamically imported module|Importing a module script/i.test(message);
}
