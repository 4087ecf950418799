import type { Catalogue } from "#lib/i18n/picked-messages.ts";

/** Merges two catalogues key by key; `above` wins. */
export function mergeCatalogues(below: Catalogue, above: Catalogue): Catalogue {
  const result: Catalogue = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const under = result[key];
    result[key] = typeof value === "object" && typeof under === "object" ? mergeCatalogues(under, value) : value;
  }
  return result;
}
