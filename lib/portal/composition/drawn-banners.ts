import "server-only";
import type { BannerGroup, BannerLink } from "#lib/contracts/content/banner-view.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type Banner, readBanners } from "#lib/modules/content/index.ts";
import { type GameArt, readGameArt, readVendorPath } from "#lib/modules/games/index.ts";
import type { Context } from "#lib/platform/context.ts";

type Held = Pick<Context, "db" | "clock">;

/** A banner with the games whose covers it shows. */
export interface DrawnBanner extends Banner {
  covers: GameArt[];
  /** Path of the link target, without locale prefix; null without a link. */
  path: string | null;
}

/** LOBBY-02: returns the banners of one group, or of all. Leaves out banners for games that cannot be played now. */
export async function readDrawnBanners(
  context: Held,
  { language, group }: { language: Locale; group?: BannerGroup },
): Promise<DrawnBanner[]> {
  const banners = await readBanners(context, { language, ...(group && { group }) });
  const codes = banners.flatMap(({ art, link }) => (link.kind === "game" ? [...art.covers, link.code] : art.covers));
  const games = await readGameArt(context, { codes, language });
  const shown = banners.filter(({ link }) => link.kind !== "game" || games.get(link.code)?.state === "ready");
  const drawn = shown.map(async (banner) => ({
    ...banner,
    covers: banner.art.covers.flatMap((cover) => games.get(cover) ?? []),
    path: await pathOf(context, banner.link),
  }));
  return Promise.all(drawn);
}

async function pathOf(context: Held, link: BannerLink): Promise<string | null> {
  if (link.kind === "page") return link.path;
  if (link.kind === "game") return `/game/${link.code}`;
  return link.kind === "vendor" ? readVendorPath(context, link.code) : null;
}
