import "server-only";
import type { BannerGroup } from "#lib/contracts/content/banner-view.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type Banner, readBanners } from "#lib/modules/content/index.ts";
import { type GameArt, readGameArt } from "#lib/modules/games/index.ts";
import type { Context } from "#lib/platform/context.ts";

/** A banner with what its covers are drawn from. */
export interface DrawnBanner extends Banner {
  covers: GameArt[];
}

/** LOBBY-02: the banners of one group, or of all. One for a game that can't be played now would promise what is not there. */
export async function readDrawnBanners(
  context: Pick<Context, "db" | "clock">,
  { language, group }: { language: Locale; group?: BannerGroup },
): Promise<DrawnBanner[]> {
  const banners = await readBanners(context, { language, ...(group && { group }) });
  const codes = banners.flatMap(({ art, link }) => (link.kind === "game" ? [...art.covers, link.code] : art.covers));
  const games = await readGameArt(context, { codes, language });
  return banners
    .filter(({ link }) => link.kind !== "game" || games.get(link.code)?.state === "ready")
    .map((banner) => ({ ...banner, covers: banner.art.covers.flatMap((cover) => games.get(cover) ?? []) }));
}
