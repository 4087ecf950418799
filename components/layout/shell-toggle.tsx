"use client";
import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { parseShellState, type ShellState, shellStates } from "#components/layout/shell-state.ts";
import { remember, remembered } from "#lib/client/remembered.ts";

interface ShellToggleProps extends ComponentProps<"button"> {
  state: ShellState;
}

/** Toggles a stored state of the shell. CSS decides what each state shows, including the button's labels. */
export function ShellToggle({ state, ...rest }: ShellToggleProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A page restored by Back was rendered before the last toggle.
    const shell = shellOf(button.current);
    if (shell) shell.dataset[state] = parseShellState(state, remembered(state));
  }, [state]);
  const flip = (event: MouseEvent<HTMLButtonElement>) => {
    const shell = shellOf(event.currentTarget);
    if (!shell) return;
    const [usual, other] = shellStates[state];
    const next = shell.dataset[state] === other ? usual : other;
    shell.dataset[state] = next;
    remember(state, next);
  };
  return <button type="button" {...rest} ref={button} onClick={flip} />;
}

function shellOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>("[data-shell]") ?? null;
}
