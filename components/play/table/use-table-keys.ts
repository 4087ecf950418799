"use client";
import { useEffect, useRef } from "react";

interface TableKeys {
  play: () => void;
  stake: (direction: "up" | "down") => void;
  /** Where there is something to aim, in its smallest steps. */
  aim?: (step: number) => void;
}

/** Space or Enter plays, arrows aim and change the stake, wherever the focus is not in a control that needs the key. */
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

/** Fields and dialogs need every key; buttons and links the two that press them. */
function needsKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  const needing = key === " " || key === "Enter" ? "input, button, a, [role=dialog]" : "input, [role=dialog]";
  return target.closest(needing) !== null;
}

/** Whether the key means something here. A key held down plays once. */
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
