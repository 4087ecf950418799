import type { Script } from "#lib/i18n/locales.ts";

// The bundler turns each into the address that app/_styles/fonts.css uses for the same file.
const display = new URL(
  "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2",
  import.meta.url,
);
const text = new URL(
  "../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  import.meta.url,
);
const arabic = new URL(
  "../../node_modules/@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2",
  import.meta.url,
);

const peso = new URL("../../app/_styles/peso.woff2", import.meta.url);

/** Addresses of the files that the first paint in a script needs; app/_styles/fonts.css declares all of them. */
export function fontsToPreload(script: Script): string[] {
  const files = script === "arabic" ? [arabic, text] : [display, text];
  return files.map((file) => file.href);
}

/**
 * The file of a currency's sign, when it has one of its own: for pages that surely show money. Found only where the sign
 * is met, it comes after the first layout, and every text of the page is laid out anew for it.
 */
export function signFont(currency: string): string | undefined {
  return currency === "PHP" ? peso.href : undefined;
}
