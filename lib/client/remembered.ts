const yearSeconds = 365 * 24 * 60 * 60;

/** A choice of this browser that the server must know before the first byte, so that nothing moves. Not personal. */
export function remember(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${value}; path=/; max-age=${yearSeconds}; samesite=lax`;
}

export function remembered(name: string): string | undefined {
  const pairs = document.cookie.split("; ").map((pair) => pair.split("="));
  return pairs.find(([key]) => key === name)?.[1];
}
