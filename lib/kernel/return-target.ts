/** Stands for the own origin while a target is resolved; nobody can own it (RFC 2606). */
const own = "http://own.invalid";

/**
 * AUTH-14: where to go on after a login, as an address of this site, or null: other origins (also by `//`, by a
 * backslash, by a tab within), what is no path, and the log-in pages themselves.
 */
export function returnTarget(text: string | null | undefined): string | null {
  if (!text?.startsWith("/") || !URL.canParse(text, own)) return null;
  const { origin, pathname, search, hash } = new URL(text, own);
  if (origin !== own || pathname.startsWith("//") || /(^|\/)(login|register|agent|api)(\/|$)/.test(pathname))
    return null;
  return `${pathname}${search}${hash}`;
}
