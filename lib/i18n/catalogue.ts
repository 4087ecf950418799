import "server-only";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { defaultLocale, type Locale, languageOf } from "#lib/i18n/locales.ts";
import { mergeCatalogues } from "#lib/i18n/merge-catalogues.ts";
import type { Catalogue } from "#lib/i18n/picked-messages.ts";

const root = join(process.cwd(), "messages");
const loaded = new Map<Locale, Promise<Catalogue>>();

/**
 * Loads all of `messages/<CODE>/*.json` in a language, one area per file. `messages/overrides/<CODE>.json` wins over
 * it, and the default language fills the keys that are missing.
 */
export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  const known = loaded.get(locale);
  if (known) return known;
  const reading = readCatalogue(locale);
  loaded.set(locale, reading);
  return reading;
}

async function readCatalogue(locale: Locale): Promise<Catalogue> {
  const { code } = languageOf(locale);
  const [own, overrides, base] = await Promise.all([
    readFolder(join(root, code)),
    readFile(join(root, "overrides", `${code}.json`), "utf8").then((text): Catalogue => JSON.parse(text)),
    locale === defaultLocale ? {} : loadCatalogue(defaultLocale),
  ]);
  return mergeCatalogues(mergeCatalogues(base, own), overrides);
}

async function readFolder(folder: string): Promise<Catalogue> {
  const names = await readdir(folder).catch(() => []);
  const areas = names.filter((name) => name.endsWith(".json"));
  const texts = await Promise.all(areas.map((name) => readFile(join(folder, name), "utf8")));
  return Object.fromEntries(areas.map((name, index) => [name.slice(0, -5), JSON.parse(texts[index] ?? "{}")]));
}
