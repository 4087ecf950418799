"use client";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { Sunburst } from "#components/art/sunburst.tsx";
import { Carousel } from "#components/ui/carousel/carousel.tsx";
import { CarouselSlide } from "#components/ui/carousel/carousel-slide.tsx";
import { carouselText } from "#components/ui/carousel/carousel-text.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import type { AuthPopup } from "#lib/client/auth-popup.ts";
import { entranceBannersQuery } from "#lib/client/content/entrance-banners.ts";
import { queryClient } from "#lib/client/query-client.ts";
import type { BannerView } from "#lib/contracts/content/read-announcements.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const welcome = [
  { code: "dice", name: "Dice", vendor: "BGS", artClass: "dice.l" },
  { code: "perlas", name: "Perlas", vendor: "CQ9", artClass: "slots" },
];

interface AuthArtProps {
  popup: AuthPopup;
  locale: Locale;
}

/** LOBBY-02: shows the site's banners of a popup beside its form on wide screens, or a welcome text without banners. */
export default function AuthArt({ popup, locale }: AuthArtProps) {
  const t = useTranslations(`auth.${popup}`);
  const sayContent = useTranslations("content");
  const { data, isPending } = useQuery(entranceBannersQuery(locale), queryClient());
  if (isPending) return null;
  const banners = data?.[popup] ?? [];
  const [only, ...more] = banners;
  if (!only) return <Sunburst title={t("art-title")} text={t("art-text")} covers={welcome} />;
  if (more.length === 0) return <Slide {...only} />;
  // The page below may have a carousel of its own, so this one needs another name.
  const text = { ...carouselText(sayContent, banners.length), label: t("art-title") };
  return (
    <Carousel text={text} count={banners.length} className="relative h-full">
      {banners.map((banner, index) => (
        <CarouselSlide key={banner.id} text={text} index={index}>
          <Slide {...banner} />
        </CarouselSlide>
      ))}
    </Carousel>
  );
}

function Slide({ title, content, url, button, art }: BannerView) {
  const covers = art.covers.map(({ gameId: code, gameName: name, vendorCode: vendor, artClass }) => ({
    code,
    name,
    vendor,
    artClass,
  }));
  return (
    <Sunburst sky={art.backdrop} title={title} text={content} covers={covers}>
      {url && button && (
        <PageLink
          href={url}
          className="flex min-h-tap items-center gap-1.5 font-[650] text-[#ffdf95] after:absolute after:inset-0 hover:text-[#fff8e8]"
        >
          {button}
          <ArrowRight aria-hidden size={18} className="flip" />
        </PageLink>
      )}
    </Sunburst>
  );
}
