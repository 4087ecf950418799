import { ArrowLeft } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { definePage } from "#app/_pages/define-page.tsx";
import { pageMetadata } from "#app/_pages/page-metadata.ts";
import { bandTitleClass, PromotionBand } from "#components/promotions/promotion-band.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { helpPath, pages, promotionPath } from "#lib/contracts/pages.ts";
import { formatDate } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readPromotion } from "#lib/modules/content/index.ts";
import { pageLocale, pageVisitor } from "#lib/portal/pages/admit-page.ts";
import { serviceUnavailable } from "#lib/portal/pages/service-unavailable.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]/promotions/[promotion]">): Promise<Metadata> {
  const { locale: requested, promotion: slug } = await params;
  const language = pageLocale(requested);
  const [t, promotion] = await Promise.all([
    translatorFor(language, "promotions"),
    pageVisitor(requested)
      .then(({ context }) => readPromotion(context, { language, slug }))
      .catch(serviceUnavailable),
  ]);
  if (!promotion) return { title: t("title"), robots: { index: false } };
  return pageMetadata(language, promotionPath(slug), { title: promotion.title, description: promotion.lead });
}

/** One promotion with all its conditions. */
export default definePage<{ promotion: string }>(pages.promotion, async ({ context, locale, site, params }) => {
  const slug = params.promotion;
  const [t, promotion] = await Promise.all([
    translatorFor(locale, "promotions"),
    readPromotion(context, { language: locale, slug }),
  ]);
  if (!promotion) notFound();
  const { title, content, endsAt } = promotion;
  return (
    <div data-reading className="grid max-w-[880px] gap-4 px-7 py-8 max-lg:px-3.5 max-lg:py-4">
      <PageLink
        href={localePath(locale, pages.promotions.path)}
        className="inline-flex min-h-tap items-center gap-2 justify-self-start font-[650] text-brand-text hover:underline"
      >
        <ArrowLeft aria-hidden size={18} className="flip" />
        {t("all")}
      </PageLink>
      <article className="overflow-hidden panel">
        <PromotionBand slug={slug} eager className="min-h-[17.5rem] max-md:min-h-[13rem]">
          <div className="grid w-[62%] gap-3 p-8 max-md:p-[18px]">
            <h1 dir="auto" className={cx(bandTitleClass, "text-[2.875rem] max-md:text-[1.8125rem]")}>
              {title}
            </h1>
          </div>
        </PromotionBand>
        <div className="grid gap-5 p-8 max-md:p-[18px]">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 className="text-2xl">{t("more")}</h2>
            <p className="text-sm text-3">
              {endsAt ? t("until", { date: formatDate(endsAt, locale, site.timeZone) }) : t("standing")}
            </p>
          </div>
          <div
            dir="auto"
            className="notice-content"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: it passed the list of allowed elements when it was written
            dangerouslySetInnerHTML={{ __html: content }}
          />
          <p className="flex flex-wrap items-center gap-3 border-t border-line-1 pt-5 text-sm text-3">
            {t("safe")}
            <PageLink href={localePath(locale, helpPath("play-safely"))} className={buttonClass({ size: "sm" })}>
              {t("to-safe")}
            </PageLink>
          </p>
        </div>
      </article>
    </div>
  );
});
