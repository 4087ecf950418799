import "server-only";
import type { BannerCarouselProps } from "#components/lobby/banner-carousel.tsx";
import type { NoticeTickerProps } from "#components/lobby/notice-ticker.tsx";
import { type BannerGroup, bannerPath } from "#lib/contracts/content/banner-view.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import { type Banner, readBanners, readNotices } from "#lib/modules/content/index.ts";
import { type GameArt, readGameArt } from "#lib/modules/games/index.ts";
import type { Context } from "#lib/platform/context.ts";

export interface HomeContent {
  ticker: NoticeTickerProps;
  carousel: BannerCarouselProps;
}

/**
 * LOBBY-01: what the site itself says on home, as the two components take it. Reads nothing from the database more often
 * than every 5 s. Without notices or banners the component draws nothing.
 */
export async function readHomeContent(context: Pick<Context, "db" | "clock">, locale: Locale): Promise<HomeContent> {
  const [t, notices, carousel] = await Promise.all([
    translatorFor(locale, "content"),
    readNotices(context, { language: locale, ticker: true }),
    readCarousel(context, locale, "w_home"),
  ]);
  return {
    ticker: {
      notices: notices.map(({ id, title }) => ({ id, title })),
      href: localePath(locale, "/notices"),
      text: { label: t("title"), all: t("all-notices") },
    },
    carousel,
  };
}

/** LOBBY-02: the banners of one place, as the carousel takes them. As old as home's. */
export async function readCarousel(
  context: Pick<Context, "db" | "clock">,
  locale: Locale,
  group: BannerGroup,
): Promise<BannerCarouselProps> {
  const [t, banners] = await Promise.all([
    translatorFor(locale, "content"),
    readBanners(context, { language: locale, group }),
  ]);
  const codes = banners.flatMap(({ art, link }) => (link.kind === "game" ? [...art.covers, link.code] : art.covers));
  const games = await readGameArt(context, { codes, language: locale });
  const slides = banners
    .filter((banner) => leadsSomewhere(banner, games))
    .map((banner) => slideOf(banner, games, locale));
  return { slides, text: carouselText(t, slides.length) };
}

export function carouselText(t: Translate, count: number): BannerCarouselProps["text"] {
  const each = (key: string) => Array.from({ length: count }, (_, index) => t(key, { place: index + 1, count }));
  return {
    label: t("banners"),
    carousel: t("carousel"),
    slide: t("slide"),
    places: each("slide-place"),
    show: each("show-slide"),
    pause: t("pause-slides"),
    resume: t("resume-slides"),
  };
}

/** A banner for a game that can't be played now would promise what is not there. */
function leadsSomewhere({ link }: Banner, games: ReadonlyMap<string, GameArt>): boolean {
  return link.kind !== "game" || games.get(link.code)?.state === "ready";
}

function slideOf(
  { code, label, title, text, button, art, link }: Banner,
  games: ReadonlyMap<string, GameArt>,
  locale: Locale,
) {
  const path = bannerPath(link);
  return {
    id: code,
    title,
    text,
    backdrop: art.backdrop,
    covers: art.covers.flatMap((cover) => games.get(cover) ?? []),
    ...(label && { label }),
    ...(path !== null && button && { action: { label: button, href: localePath(locale, path) } }),
  };
}
