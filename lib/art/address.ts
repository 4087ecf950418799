import type { Subject } from "#lib/art/kit.ts";

export type ArtKind = "cover" | "thumb" | "emblem" | "symbol";

/** Raise it when drawings change, because browsers cache their URLs for ever. */
export const artVersion = "v3";

/**
 * Returns a slug: "Halo-Halo Spin" → "halo-halo-spin". Names without Latin letters return `fallback`, such as a game's
 * code.
 */
export function artSlug(name: string, fallback = "game"): string {
  const slug = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f']/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 64);
  return slug || fallback;
}

/** Returns the immutable URL of a drawing. */
export function artAddress(kind: ArtKind, { vendor, gameClass, slug }: Subject): string {
  return `/art/${kind}/${artVersion}/${vendor}/${gameClass}/${slug}.svg`;
}
