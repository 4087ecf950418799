import { definePage } from "#app/_pages/define-page.tsx";
import { metadataOf } from "#app/_pages/page-metadata.ts";
import { ReadingPage } from "#components/layout/reading-page.tsx";
import { PromotionList } from "#components/promotions/promotion-list.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { State } from "#components/ui/state.tsx";
import { pages, promotionPath } from "#lib/contracts/pages.ts";
import { formatDate } from "#lib/i18n/format.ts";
import { homePath, localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readNotices } from "#lib/modules/content/index.ts";

export const generateMetadata = metadataOf(pages.promotions, "promotions");

/** PROMO-01, first form: promotions published by operators. They cannot be joined or claimed here yet. */
export default definePage(pages.promotions, async ({ context, locale, site }) => {
  const [t, promotions] = await Promise.all([
    translatorFor(locale, "promotions"),
    readNotices(context, { language: locale, type: "PR" }),
  ]);
  return (
    <ReadingPage title={t("title")} lead={t("description")}>
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
              <PageLink href={homePath(locale)} className={buttonClass({ tone: "gold" })}>
                {t("to-lobby")}
              </PageLink>
            }
          />
        </div>
      )}
    </ReadingPage>
  );
});
