"use client";
import { useEffect, useState } from "react";

const key = "play-turbo";

/** Quick spins, off until asked for; the choice stays with the browser. Where the site does not allow it, never. */
export function useTurbo(allowed: boolean): { quick: boolean; toggleQuick: () => void } {
  const [quick, setQuick] = useState(false);
  useEffect(() => {
    try {
      setQuick(allowed && localStorage.getItem(key) === "on");
    } catch {
      // Then it is asked for again.
    }
  }, [allowed]);
  const toggleQuick = () => {
    setQuick(!quick);
    try {
      localStorage.setItem(key, quick ? "off" : "on");
    } catch {
      // It lasts as long as the page.
    }
  };
  return { quick, toggleQuick };
}
