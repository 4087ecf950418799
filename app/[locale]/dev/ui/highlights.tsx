import { BannerCarousel } from "#components/lobby/home/banner-carousel.tsx";
import { NoticeTicker } from "#components/lobby/home/notice-ticker.tsx";
import { carouselText } from "#components/ui/carousel/carousel-text.ts";
import { bannerBackdrops } from "#lib/contracts/content/banner-view.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { type BoardProps, Section } from "./section.tsx";

const games = [
  { code: "masskara-wild", name: "Masskara Wild", vendor: "CQ9", artClass: "slots" },
  { code: "parol-nights", name: "Parol Nights", vendor: "BGS", artClass: "parol" },
  { code: "halo-halo-spin", name: "Halo-Halo Spin", vendor: "FC", artClass: "slots" },
];

/** Shows ticker and banners: a fan of three, a fan of two, a single cover, text only; every background. */
export async function Highlights({ texts, locale }: BoardProps & { locale: Locale }) {
  const t = await translatorFor(locale, "content");
  const { "display-sample": title = "", "banner-text": text = "", "see-hot": label = "" } = texts;
  const slides = bannerBackdrops.map((backdrop, index) => ({
    id: backdrop,
    title,
    text,
    backdrop,
    covers: games.slice(index),
    ...(texts["seven-days"] && { label: texts["seven-days"] }),
    action: { label, href: localePath(locale, "/") },
  }));
  const notices = ["text-sample", "banner-text", "caption-sample"].map((id) => ({ id, title: texts[id] ?? "" }));
  return (
    <Section title={texts.highlights}>
      <NoticeTicker
        notices={notices}
        href={localePath(locale, "/notices")}
        text={{ label: t("title"), all: t("all-notices"), pause: t("pause-notices"), none: t("none-text") }}
      />
      <BannerCarousel slides={slides} text={carouselText(t, slides.length)} />
    </Section>
  );
}
