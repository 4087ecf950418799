import type { Metadata } from "next";
import { definePage } from "#app/define-page.tsx";
import { HomePage } from "#app/home-page.tsx";
import { pageMetadata } from "#app/page-metadata.ts";
import { pages } from "#lib/contracts/pages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { pageLocale } from "#lib/portal/admit-page.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]">): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await translatorFor(locale, "home");
  return pageMetadata(locale, "/", { title: t("title"), description: t("description") });
}

export default definePage(pages.home, HomePage);
