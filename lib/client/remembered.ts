import { readCookie, writeCookie } from "#lib/client/browser-store.ts";

const yearSeconds = 365 * 24 * 60 * 60;

/** Stores a choice of this browser in a cookie, so that the server renders with it and nothing shifts. Not personal. */
export function remember(name: string, value: string): void {
  writeCookie(name, value, yearSeconds);
}

export const remembered = readCookie;
