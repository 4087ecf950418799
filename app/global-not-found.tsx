import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { PageDocument } from "#app/_frames/document.tsx";
import { NotFoundPage } from "#app/_pages/not-found-page.tsx";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("fault");
  return { title: t("not-found-title"), icons: { icon: "/icon.svg" } };
}

/** An address that no page serves. Rendered per request, in the language that the address is in. */
export default async function GlobalNotFound() {
  const requested = await getLocale();
  return (
    <PageDocument locale={isLocale(requested) ? requested : defaultLocale}>
      <NotFoundPage />
    </PageDocument>
  );
}
