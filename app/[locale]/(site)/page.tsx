import type { Metadata } from "next";
import { definePage } from "#app/_pages/define-page.tsx";
import { renderHome } from "#app/_pages/home-page.tsx";
import { invitationOf, originOf, pageMetadata } from "#app/_pages/page-metadata.ts";
import { StructuredData } from "#components/layout/structured-data.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { logoAddress } from "#lib/contracts/system/site-logo.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { pageLocale } from "#lib/portal/pages/admit-page.ts";
import { siteFacts } from "#lib/seo/structured-data.ts";

export async function generateMetadata({ params, searchParams }: PageProps<"/[locale]">): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await translatorFor(locale, "home");
  const invitation = await invitationOf(locale, "/", await searchParams);
  return pageMetadata(locale, "/", invitation ?? { title: t("title"), description: t("description") });
}

export default definePage(pages.home, async (page) => {
  const { locale, site } = page;
  const origin = originOf(page);
  const home = origin + localePath(locale, "/");
  const search = origin + localePath(locale, pages.search.path);
  const logo = origin + (site.logo ? logoAddress(site.logo) : "/icon.svg");
  return (
    <>
      <StructuredData facts={siteFacts({ name: site.name, logo, home, origin }, locale, search)} />
      {await renderHome(page)}
    </>
  );
});
