import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PageDocument } from "#app/_frames/document.tsx";
import { NotFoundPage } from "#app/_pages/not-found-page.tsx";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("status");
  return { title: t("not-found-title"), icons: { icon: "/icon.svg" } };
}

/** Shown for an address without a page. Rendered per request, in the language of the address. */
export default async function GlobalNotFound() {
  const requested = await getLocale();
  return (
    <PageDocument locale={isLocale(requested) ? requested : defaultLocale}>
      <NotFoundPage />
    </PageDocument>
  );
}
