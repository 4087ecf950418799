import type { Metadata } from "next";
import { definePage } from "#app/define-page.tsx";
import { pageMetadata } from "#app/page-metadata.ts";
import { PromotionList } from "#components/promotions/promotion-list.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { State } from "#components/ui/state.tsx";
import { pages, promotionPath } from "#lib/contracts/pages.ts";
import { formatDate } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readNotices } from "#lib/modules/content/index.ts";
import { pageLocale } from "#lib/portal/admit-page.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]/promotions">): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await translatorFor(locale, "promotions");
  return pageMetadata(locale, pages.promotions.path, { title: t("title"), description: t("description") });
}

/** PROMO-01's first form: what operators have published. Nothing is joined or claimed here yet, so nothing says it is. */
export default definePage(pages.promotions, async ({ context, locale, site }) => {
  const [t, promotions] = await Promise.all([
    translatorFor(locale, "promotions"),
    readNotices(context, { language: locale, type: "PR" }),
  ]);
  return (
    <div data-reading className="grid gap-6 px-7 py-8 max-lg:px-3.5 max-lg:py-4">
      <header className="grid gap-2">
        <h1 className="text-4xl display max-lg:text-3xl">{t("title")}</h1>
        <p className="max-w-[68ch] text-lg text-3">{t("description")}</p>
      </header>
      {promotions.length > 0 ? (
        <PromotionList
          more={t("more")}
          promotions={promotions.map(({ slug, title, lead, endsAt }) => ({
            slug,
            title,
            lead,
            period: endsAt ? t("until", { date: formatDate(endsAt, locale, site.timeZone) }) : t("standing"),
            href: localePath(locale, promotionPath(slug)),
          }))}
        />
      ) : (
        <div className="panel">
          <State
            drawing="empty"
            title={t("none-title")}
            text={t("none-text")}
            action={
              <PageLink href={localePath(locale, "/")} className={buttonClass({ tone: "gold" })}>
                {t("to-lobby")}
              </PageLink>
            }
          />
        </div>
      )}
    </div>
  );
});
