"use client";
import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";
import { parseShellState, type ShellState, shellStates } from "#components/layout/shell-state.ts";
import { remember, remembered } from "#lib/client/remembered.ts";

interface ShellToggleProps extends ComponentProps<"button"> {
  state: ShellState;
}

/** Flips a remembered state of the shell. What shows in either state is a matter of CSS, its labels included. */
export function ShellToggle({ state, ...rest }: ShellToggleProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // A page shown again by Back was rendered before the last flip.
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
