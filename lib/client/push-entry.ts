const lookAgainMs = 20;
const patienceMs = 1000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Pushes a history entry for a popup over the current page. The router sees entries only after it has replaced
 * `pushState`, shortly after the first render. An earlier push waits for that, because otherwise the URL would change
 * without opening anything. Of several waiting pushes the last wins.
 */
export function pushEntry(entry: object, path: string, until: number = performance.now() + patienceMs): void {
  clearTimeout(waiting);
  if (Object.hasOwn(history, "pushState") || performance.now() >= until) history.pushState(entry, "", path);
  else waiting = setTimeout(() => pushEntry(entry, path, until), lookAgainMs);
}
