/** What the shell remembers in a cookie of the same name and shows as a data attribute of its outermost element. */
export const shellStates = { side: ["wide", "narrow"], balance: ["shown", "hidden"] } as const;

export type ShellState = keyof typeof shellStates;

export function parseShellState<State extends ShellState>(
  state: State,
  value: string | undefined,
): (typeof shellStates)[State][number] {
  const [usual, other] = shellStates[state];
  return value === other ? other : usual;
}
