import type { Metadata } from "next";
import { definePage } from "#app/_pages/define-page.tsx";
import { renderHome } from "#app/_pages/home-page.tsx";
import { invitationOf, pageMetadata } from "#app/_pages/page-metadata.ts";
import { pages } from "#lib/contracts/pages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { pageLocale } from "#lib/portal/pages/admit-page.ts";

/** SITE-02: the home page; the layout shows the popup over it. Search engines see only the home page. */
export function defineAuthPage(popup: "login" | "register") {
  return definePage(pages[popup], renderHome);
}

interface AuthPageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function authMetadata(popup: "login" | "register") {
  return async ({ params, searchParams }: AuthPageProps): Promise<Metadata> => {
    const locale = pageLocale((await params).locale);
    const [t, home] = await Promise.all([translatorFor(locale, "auth"), translatorFor(locale, "home")]);
    const invitation = await invitationOf(locale, pages[popup].path, await searchParams);
    const words = { title: t(`${popup}.title`), description: home("description") };
    return pageMetadata(locale, "/", invitation ?? words);
  };
}
