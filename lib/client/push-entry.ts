const lookAgainMs = 20;
const patienceMs = 1000;

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * A new entry of the history, for what opens over the page as it stands. The router hears of entries only once it has put
 * its own `pushState` in place, a moment after the page is drawn: a press before that waits for it, since otherwise the
 * address would change and nothing would open. Of several presses the last counts.
 */
export function pushEntry(entry: object, path: string, until: number = performance.now() + patienceMs): void {
  clearTimeout(waiting);
  if (Object.hasOwn(history, "pushState") || performance.now() >= until) history.pushState(entry, "", path);
  else waiting = setTimeout(() => pushEntry(entry, path, until), lookAgainMs);
}
