"use client";
import { useEffect, useRef } from "react";

interface TableKeys {
  play: () => void;
  stake: (direction: "up" | "down") => void;
  /** Moves the target by its smallest steps, in games that have one. */
  aim?: (step: number) => void;
}

/**
 * Handles keys: Space or Enter plays, arrows move the target and change the stake. A focused control that uses the key
 * keeps it.
 */
export function useTableKeys(keys: TableKeys, enabled: boolean): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || needsKey(event.target, event.key))
        return;
      if (act(event, current.current)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [enabled]);
}

/**
 * True when the focused element uses the key: fields and dialogs use all keys, buttons and links only Space and Enter.
 */
function needsKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  const needing = key === " " || key === "Enter" ? "input, button, a, [role=dialog]" : "input, [role=dialog]";
  return target.closest(needing) !== null;
}

/** Runs the key's action and returns true when it has one. Holding a key plays once. */
function act({ key, repeat, shiftKey }: KeyboardEvent, { play, aim, stake }: TableKeys): boolean {
  const step = shiftKey ? 1 : 100;
  if (key === "ArrowRight" && aim) aim(step);
  else if (key === "ArrowLeft" && aim) aim(-step);
  else if (key === "ArrowUp") stake("up");
  else if (key === "ArrowDown") stake("down");
  else if ((key === " " || key === "Enter") && !repeat) play();
  else return false;
  return true;
}
