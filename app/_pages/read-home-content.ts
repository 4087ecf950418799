import "server-only";
import type { BannerCarouselProps } from "#components/lobby/home/banner-carousel.tsx";
import type { NoticeTickerProps } from "#components/lobby/home/notice-ticker.tsx";
import { carouselText } from "#components/ui/carousel/carousel-text.ts";
import type { BannerGroup } from "#lib/contracts/content/banner-view.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readNotices } from "#lib/modules/content/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { type DrawnBanner, readDrawnBanners } from "#lib/portal/composition/drawn-banners.ts";

export interface HomeContent {
  ticker: NoticeTickerProps;
  carousel: BannerCarouselProps;
}

/**
 * LOBBY-01: returns the site's notices and banners on home as component props. Its database reads are cached for 5 s.
 * Without notices the ticker says what stands there; without banners the carousel renders nothing.
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
      text: { label: t("title"), all: t("all-notices"), pause: t("pause-notices"), none: t("none-text") },
    },
    carousel,
  };
}

/** LOBBY-02: returns the banners of one place as carousel props, with the same cache. */
export async function readCarousel(
  context: Pick<Context, "db" | "clock">,
  locale: Locale,
  group: BannerGroup,
): Promise<BannerCarouselProps> {
  const [t, banners] = await Promise.all([
    translatorFor(locale, "content"),
    readDrawnBanners(context, { language: locale, group }),
  ]);
  return { slides: banners.map((banner) => slideOf(banner, locale)), text: carouselText(t, banners.length) };
}

function slideOf({ code, label, title, text, button, art, covers, path }: DrawnBanner, locale: Locale) {
  return {
    id: code,
    title,
    text,
    backdrop: art.backdrop,
    covers,
    ...(label && { label }),
    ...(path !== null && button && { action: { label: button, href: localePath(locale, path) } }),
  };
}
