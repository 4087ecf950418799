const yearSeconds = 365 * 24 * 60 * 60;

/** Stores a choice of this browser in a cookie, so that the server renders with it and nothing shifts. Not personal. */
export function remember(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax`;
}

export function remembered(name: string): string | undefined {
  const pairs = document.cookie.split("; ").map((pair) => pair.split("="));
  return pairs.find(([key]) => key === name)?.[1];
}
