"use client";
import { useEffect, useRef } from "react";

/** Runs `begin` once, after mount. */
export function useBegin(begin: () => Promise<void>): void {
  const begun = useRef(false);
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void latest.current();
  }, []);
}
