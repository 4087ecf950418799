import { isLoginAtom } from "#lib/client/member-state.ts";
import { pushEntry } from "#lib/client/push-entry.ts";
import { store } from "#lib/client/store.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { defaultLocale, isLocale, type Locale } from "#lib/i18n/locales.ts";

export type AuthPopup = "login" | "register";

/** Fired on `window` when someone is about to open a popup: its code loads meanwhile. */
export const authIntent = "auth-intent";

/** The popup that an address shows, whichever language it is in; null for others. */
export function authPopupAt(pathname: string): AuthPopup | null {
  const [, first = "", second] = pathname.split("/");
  const name = isLocale(first) ? second : first;
  return name === "login" || name === "register" ? name : null;
}

interface Opening {
  /** Where to go on after the login, an address of ours with its language; the page below unless told otherwise. */
  returnTo?: string;
  /** The server no longer knows, or trusts with money, the session that this page was rendered for. */
  again?: boolean;
}

/** Opens a popup over the page as it stands; the address becomes the popup's own (SITE-02). */
export function openAuthPopup(popup: AuthPopup, { returnTo, again = false }: Opening = {}): void {
  if (authPopupAt(location.pathname)) return;
  const back = returnTo ?? `${location.pathname}${location.search}`;
  const query = back === localePath(pageLocale(), "/") ? "" : `?${new URLSearchParams({ return: back })}`;
  const entry: PopupEntry = { authPopup: again ? "again" : "first" };
  pushEntry(entry, `${localePath(pageLocale(), `/${popup}`)}${query}`);
}

/** From one popup to the other: the same entry of the history, so that Back closes it. */
export function switchAuthPopup(popup: AuthPopup): void {
  const opened = openedHere();
  const entry: PopupEntry | null = opened && { authPopup: opened };
  history.replaceState(entry, "", `${localePath(pageLocale(), `/${popup}`)}${location.search}`);
}

interface PopupEntry {
  authPopup: "first" | "again";
}

/** How the popup shown came over the page that Back leads to; null when it came with the page itself. */
export function openedHere(): PopupEntry["authPopup"] | null {
  const state: unknown = globalThis.history?.state;
  if (typeof state !== "object" || state === null || !("authPopup" in state)) return null;
  return state.authPopup === "again" ? "again" : "first";
}

/** One entry back, and there. */
export function goBack(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener("popstate", () => resolve(), { once: true });
  history.back();
  return promise;
}

/** Whoever is logged in will not need the popup. */
export function intendAuth(): void {
  if (!store.get(isLoginAtom)) dispatchEvent(new Event(authIntent));
}

function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
