import { useCallback, useRef } from "react";

/** Returns a wait in ms, and a function that ends the current wait at once. */
export function usePause() {
  const hurry = useRef<(() => void) | null>(null);
  const pause = useCallback(
    (ms: number) =>
      new Promise<void>((resume) => {
        const end = () => {
          clearTimeout(timer);
          hurry.current = null;
          resume();
        };
        const timer = setTimeout(end, ms);
        hurry.current = end;
      }),
    [],
  );
  const skip = useCallback(() => hurry.current?.(), []);
  return { pause, skip };
}
