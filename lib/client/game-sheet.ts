import { pushEntry } from "#lib/client/push-entry.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { isLocale, type Locale } from "#lib/i18n/locales.ts";

/** The address of a game's details (decisions.md 22): a page of its own, and a sheet over any other page. */
export function gamePath(locale: Locale, nodeId: string): string {
  return localePath(locale, `/game/${nodeId}`);
}

/** The game that an address shows, whichever language it is in; null for others. */
export function gameAt(pathname: string): string | null {
  const [, first = "", ...rest] = pathname.split("/");
  const [name, nodeId] = isLocale(first) ? rest : [first, ...rest];
  return name === "game" && nodeId ? nodeId : null;
}

/** Opens the details over the page as it stands. From one game's sheet to another's it stays one entry of the history. */
export function openGame(locale: Locale, nodeId: string): void {
  const entry: SheetEntry = { gameSheet: performance.timeOrigin };
  const path = gamePath(locale, nodeId);
  if (sheetOpen()) history.replaceState(entry, "", path);
  else pushEntry(entry, path);
}

interface SheetEntry {
  /** The document that it was opened in: after a reload the same address is a page. */
  gameSheet: number;
}

/** Whether the address shown came over the page that Back leads to. */
export function sheetOpen(): boolean {
  const state: unknown = globalThis.history?.state;
  return (
    typeof state === "object" && state !== null && "gameSheet" in state && state.gameSheet === performance.timeOrigin
  );
}

/** Fired on `window` when someone is about to open a game's details: their code loads meanwhile. */
export const gameIntent = "game-intent";

export function intendGame(): void {
  dispatchEvent(new Event(gameIntent));
}
