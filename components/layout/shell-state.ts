/** Shell states, each stored in a cookie of the same name and shown as a data attribute of the shell's root element. */
export const shellStates = { side: ["wide", "narrow"], balance: ["shown", "hidden"] } as const;

export type ShellState = keyof typeof shellStates;

export function parseShellState<State extends ShellState>(
  state: State,
  value: string | undefined,
): (typeof shellStates)[State][number] {
  const [usual, other] = shellStates[state];
  return value === other ? other : usual;
}
