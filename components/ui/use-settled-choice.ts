import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

/** Milliseconds that a choice made by keys rests before it counts. */
const rest = 800;

/**
 * For a picker that acts on its choice. Keys walk through a closed one option by option, each a change on some
 * platforms: what they chose counts at Enter, when one leaves, or after a rest. A pointer's choice counts at once.
 */
export function useSettledChoice(current: string | undefined, choose: (value: string) => void) {
  const [draft, setDraft] = useState({ of: current, value: current });
  const asked = useRef(current);
  const byKeys = useRef(false);
  const timer = useRef(0);
  // Back, or an answer: what is there now is what is chosen.
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
