import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

/** Debounce of a choice made by keyboard, in ms. */
const rest = 800;

/**
 * Debounces a select that acts on its choice. Arrow keys step through a closed select, and some platforms fire a change
 * for each option. A keyboard choice counts on Enter, on blur or after the debounce; a pointer's choice counts at once.
 */
export function useDebouncedChoice(current: string | undefined, choose: (value: string) => void) {
  const [draft, setDraft] = useState({ of: current, value: current });
  const asked = useRef(current);
  const byKeys = useRef(false);
  const timer = useRef(0);
  // Back or a response changed the current value: the draft follows it.
  if (draft.of !== current) setDraft({ of: current, value: current });
  useEffect(() => {
    asked.current = current;
    return () => clearTimeout(timer.current);
  }, [current]);
  const settle = (value: string) => {
    clearTimeout(timer.current);
    if (value === asked.current) return;
    asked.current = value;
    choose(value);
  };
  return {
    value: draft.value,
    onPointerDown: () => {
      byKeys.current = false;
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLSelectElement>) => {
      byKeys.current = key !== "Enter";
      if (key === "Enter") settle(currentTarget.value);
    },
    onChange: ({ target: { value } }: ChangeEvent<HTMLSelectElement>) => {
      setDraft({ of: current, value });
      clearTimeout(timer.current);
      if (byKeys.current) timer.current = window.setTimeout(settle, rest, value);
      else settle(value);
    },
    onBlur: ({ target }: FocusEvent<HTMLSelectElement>) => settle(target.value),
  };
}
