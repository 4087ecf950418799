import { isLoginAtom } from "#lib/client/member-state.ts";
import { pushEntry } from "#lib/client/push-entry.ts";
import { store } from "#lib/client/store.ts";
import { isHomePath, localePath } from "#lib/i18n/locale-path.ts";
import { defaultLocale, isLocale, type Locale } from "#lib/i18n/locales.ts";

export type AuthPopup = "login" | "register";

/** Fired on `window` on intent to open a popup, to prefetch its code. */
export const authIntent = "auth-intent";

/** Returns the popup of a path in any language; null for other paths. */
export function authPopupAt(pathname: string): AuthPopup | null {
  const [, first = "", second] = pathname.split("/");
  const name = isLocale(first) ? second : first;
  return name === "login" || name === "register" ? name : null;
}

interface Opening {
  /** Path of ours with its language to continue to after the login; the current page by default. */
  returnTo?: string;
  /** True when the page's session has ended, or is too old for money. */
  again?: boolean;
}

/** Opens a popup over the current page and pushes the popup's URL (SITE-02). */
export function openAuthPopup(popup: AuthPopup, { returnTo, again = false }: Opening = {}): void {
  if (authPopupAt(location.pathname)) return;
  const back = returnTo ?? `${location.pathname}${location.search}`;
  const query = isHomePath(back) ? "" : `?${new URLSearchParams({ return: back })}`;
  const entry: PopupEntry = { authPopup: again ? "again" : "first" };
  pushEntry(entry, `${localePath(pageLocale(), `/${popup}`)}${query}`);
}

/** Switches between the popups within one history entry, so that Back closes either. */
export function switchAuthPopup(popup: AuthPopup): void {
  const opened = openedHere();
  const entry: PopupEntry | null = opened && { authPopup: opened };
  history.replaceState(entry, "", `${localePath(pageLocale(), `/${popup}`)}${location.search}`);
}

interface PopupEntry {
  authPopup: "first" | "again";
}

/** Returns how the popup was opened over another page; null when the page was loaded with it. */
export function openedHere(): PopupEntry["authPopup"] | null {
  const state: unknown = globalThis.history?.state;
  if (typeof state !== "object" || state === null || !("authPopup" in state)) return null;
  return state.authPopup === "again" ? "again" : "first";
}

/** Goes one history entry back and resolves after `popstate`. */
export function goBack(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener("popstate", () => resolve(), { once: true });
  history.back();
  return promise;
}

/** Prefetches the popup's code, except for a logged-in member, who will not need it. */
export function intendAuth(): void {
  if (!store.get(isLoginAtom)) dispatchEvent(new Event(authIntent));
}

function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
