import type { Subject } from "#lib/art/kit.ts";

export type ArtKind = "cover" | "thumb" | "emblem" | "symbol";

/** Raise it when drawings change: addresses are cached for ever. */
export const artVersion = "v2";

/** "Halo-Halo Spin" → "halo-halo-spin"; names without Latin letters fall back to a code of the game. */
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

/** Where a drawing is served, immutable. */
export function artAddress(kind: ArtKind, { vendor, gameClass, slug }: Subject): string {
  return `/art/${kind}/${artVersion}/${vendor}/${gameClass}/${slug}.svg`;
}
