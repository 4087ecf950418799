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

/**
 * Opens a popup over the page as it stands; the address becomes the popup's own (SITE-02). After the login one goes on
 * to `returnTo`, an address of ours with its language: the page below unless told otherwise.
 */
export function openAuthPopup(popup: AuthPopup, { returnTo }: { returnTo?: string } = {}): void {
  if (authPopupAt(location.pathname)) {
    switchAuthPopup(popup);
    return;
  }
  const back = returnTo ?? `${location.pathname}${location.search}`;
  const query = back === localePath(pageLocale(), "/") ? "" : `?${new URLSearchParams({ return: back })}`;
  history.pushState({ authPopup: true }, "", `${localePath(pageLocale(), `/${popup}`)}${query}`);
}

/** From one popup to the other: the same entry of the history, so that Back closes it. */
export function switchAuthPopup(popup: AuthPopup): void {
  const entry = wasOpenedHere() ? { authPopup: true } : null;
  history.replaceState(entry, "", `${localePath(pageLocale(), `/${popup}`)}${location.search}`);
}

/** Whether the popup shown came over a page, which is where Back leads. */
export function wasOpenedHere(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "authPopup" in state;
}

/** One entry back, and there. */
export function goBack(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener("popstate", () => resolve(), { once: true });
  history.back();
  return promise;
}

export function intendAuth(): void {
  dispatchEvent(new Event(authIntent));
}

function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}
