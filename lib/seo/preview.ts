import { createHash } from "node:crypto";
import type { Subject } from "#lib/art/kit.ts";
import type { GameTile } from "#lib/contracts/games/game-view.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export const previewSize = { width: 1200, height: 630 } as const;

/** Increase it when the drawing changes: URLs are cached forever. */
const drawing = 1;

/** Everything that the picture of a shared link depends on; equal values give the same picture. */
export interface Preview {
  /** "site", "invitation", or "game-" and the game's code. */
  name: string;
  locale: Locale;
  siteName: string;
  title: string;
  note: string;
  /** Games beside the words: one large, or several fanned out. */
  art: readonly Subject[];
}

interface PreviewWords {
  locale: Locale;
  siteName: string;
  title: string;
  note: string;
}

const shown = {
  site: [
    { vendor: "BGS", gameClass: "parol", slug: "parol-nights" },
    { vendor: "CQ9", gameClass: "slots", slug: "perlas" },
    { vendor: "BGS", gameClass: "crash", slug: "rocket-rush" },
  ],
  invitation: [
    { vendor: "BGS", gameClass: "dice.l", slug: "dice" },
    { vendor: "JDB", gameClass: "slots", slug: "fiesta-lantern" },
    { vendor: "PG", gameClass: "slots", slug: "mango-riches" },
  ],
};

export function sitePreview(name: keyof typeof shown, words: PreviewWords): Preview {
  return { name, ...words, art: shown[name] };
}

type PicturedGame = Pick<GameTile, "gameId" | "gameName" | "vendorName" | "vendorCode" | "artClass">;

export function gamePreview(
  game: PicturedGame,
  kind: string,
  site: Pick<PreviewWords, "locale" | "siteName">,
): Preview {
  const { gameId, gameName, vendorName, vendorCode, artClass } = game;
  return {
    name: `game-${gameId}`,
    ...site,
    title: gameName,
    note: `${vendorName} · ${kind}`,
    art: [{ vendor: vendorCode, gameClass: artClass, slug: gameId }],
  };
}

/** Returns the path of the picture. The path changes with its content, so it may be cached forever. */
export function previewAddress(preview: Preview): string {
  return `/og/${preview.locale}/${previewTag(preview)}/${preview.name}.png`;
}

export function previewTag(preview: Preview): string {
  return createHash("sha256")
    .update(JSON.stringify([drawing, preview]))
    .digest("hex")
    .slice(0, 16);
}
