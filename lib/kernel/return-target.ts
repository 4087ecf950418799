/** Placeholder for our origin while a target is resolved; nobody can own this domain (RFC 2606). */
const own = "http://own.invalid";

/**
 * AUTH-14: returns the page to open after login as a path of this site. Returns null for other origins (also by `//`, a
 * backslash or a tab), for anything but a path, and for the login pages themselves.
 */
export function returnTarget(text: string | null | undefined): string | null {
  if (!text?.startsWith("/") || !URL.canParse(text, own)) return null;
  const { origin, pathname, search, hash } = new URL(text, own);
  if (origin !== own || pathname.startsWith("//") || /(^|\/)(login|register|agent|api)(\/|$)/.test(pathname))
    return null;
  return `${pathname}${search}${hash}`;
}
