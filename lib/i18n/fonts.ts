import type { Script } from "#lib/i18n/locales.ts";

// The bundler turns each into the URL that app/_styles/fonts.css uses for the same file.
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

/**
 * Returns the URLs of the font files that the first paint of a script needs; app/_styles/fonts.css declares all of
 * them.
 */
export function fontsToPreload(script: Script): string[] {
  const files = script === "arabic" ? [arabic, text] : [display, text];
  return files.map((file) => file.href);
}

/**
 * Returns the font file of a currency's sign, if the sign has its own file. For pages that always show money: without a
 * preload the browser finds the file only after the first layout and then lays out all text again.
 */
export function signFont(currency: string): string | undefined {
  return currency === "PHP" ? peso.href : undefined;
}
