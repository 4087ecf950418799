"use client";
import { useEffect, useState } from "react";

const key = "play-turbo";

/** Returns the quick-spin setting: off by default, remembered by the browser, always off when the site forbids it. */
export function useTurbo(allowed: boolean): { quick: boolean; toggleQuick: () => void } {
  const [quick, setQuick] = useState(false);
  useEffect(() => {
    try {
      setQuick(allowed && localStorage.getItem(key) === "on");
    } catch {
      // Without storage the default applies.
    }
  }, [allowed]);
  const toggleQuick = () => {
    setQuick(!quick);
    try {
      localStorage.setItem(key, quick ? "off" : "on");
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return { quick, toggleQuick };
}
