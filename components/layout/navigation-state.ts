"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { isChunkFailure } from "#lib/client/chunk-failure.ts";
import { type PartState, partStateEvent, rescue, slowAfterMs } from "#lib/client/load-part.ts";
import { navigationEnd, navigationStart } from "#lib/client/navigation-start.ts";

/** Returns the URL of the running navigation; null when none is running. */
export function useTarget(): string | null {
  const [target, setTarget] = useState<string | null>(null);
  const [arrivals, setArrivals] = useState(0);
  const place = `${usePathname()}?${useSearchParams()}`;
  useEffect(() => {
    const start = (event: Event) => {
      const url = event instanceof CustomEvent && typeof event.detail === "string" ? event.detail : "";
      const { href, pathname, search } = new URL(url, location.href);
      setTarget(pathname === location.pathname && search === location.search ? null : href);
    };
    const end = () => setArrivals((count) => count + 1);
    addEventListener(navigationStart, start);
    addEventListener(navigationEnd, end);
    return () => {
      removeEventListener(navigationStart, start);
      removeEventListener(navigationEnd, end);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at any page ends the navigation
  useEffect(() => setTarget(null), [place, arrivals]);
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

/**
 * Returns the state of the most recently loaded part of the page, including chunks that the router fetches for
 * `target`.
 */
export function usePart(target: string | null): PartState {
  const [state, setState] = useState<PartState>("here");
  useEffect(() => {
    const notice = (event: Event) => setState((event as CustomEvent<PartState>).detail);
    const onRejection = ({ reason }: PromiseRejectionEvent) => {
      if (!isChunkFailure(reason)) return;
      setState("broken");
      void rescue().then((reload) => reload?.reloadIfGone(reason, target ?? undefined));
    };
    addEventListener(partStateEvent, notice);
    addEventListener("unhandledrejection", onRejection);
    return () => {
      removeEventListener(partStateEvent, notice);
      removeEventListener("unhandledrejection", onRejection);
    };
  }, [target]);
  return state;
}
