"use client";
import { useEffect, useState } from "react";
import { browserStore } from "#lib/client/browser-store.ts";

const key = "play-turbo";

/** Returns the quick-spin setting: off by default, remembered by the browser, always off when the site forbids it. */
export function useTurbo(allowed: boolean): { quick: boolean; toggleQuick: () => void } {
  const [quick, setQuick] = useState(false);
  useEffect(() => {
    setQuick(allowed && browserStore.read(key) === "on");
  }, [allowed]);
  const toggleQuick = () => {
    setQuick(!quick);
    browserStore.write(key, quick ? "off" : "on");
  };
  return { quick, toggleQuick };
}
