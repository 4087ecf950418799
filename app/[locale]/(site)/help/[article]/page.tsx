import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { definePage } from "#app/_pages/define-page.tsx";
import { renderHelpContact } from "#app/_pages/help-contact.tsx";
import { readHelpFacts } from "#app/_pages/help-facts.ts";
import { originOf, pageMetadata } from "#app/_pages/page-metadata.ts";
import { HelpArticle } from "#components/help/help-article.tsx";
import { HelpPath } from "#components/help/help-path.tsx";
import { type ArticleText, readArticles } from "#components/help/read-article.ts";
import { StructuredData } from "#components/layout/structured-data.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { ScrollRow } from "#components/ui/scroll-row.tsx";
import { helpPath, pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { pageLocale, pageVisitor } from "#lib/portal/pages/admit-page.ts";
import { serviceUnavailable } from "#lib/portal/pages/service-unavailable.ts";
import { breadcrumbFacts } from "#lib/seo/structured-data.ts";

export async function generateMetadata({ params }: PageProps<"/[locale]/help/[article]">): Promise<Metadata> {
  const { locale: requested, article } = await params;
  const locale = pageLocale(requested);
  const visitor = await pageVisitor(requested).catch(serviceUnavailable);
  if (!visitor) return {};
  const t = await translatorFor(locale, "help");
  const text = readArticles(t, await readHelpFacts(visitor)).find((known) => known.article === article);
  if (!text) return { title: t("title"), robots: { index: false } };
  return pageMetadata(locale, helpPath(text.article), { title: text.title, description: text.lead });
}

/** MSG-04: one article of the help centre. */
export default definePage<{ article: string }>(pages.helpArticle, async (page) => {
  const { locale, params } = page;
  const [t, facts] = await Promise.all([translatorFor(locale, "help"), readHelpFacts(page)]);
  const articles = readArticles(t, facts);
  const text = articles.find(({ article }) => article === params.article);
  if (!text) notFound();
  const hrefOf = ({ article }: ArticleText) => localePath(locale, helpPath(article));
  const help = localePath(locale, pages.help.path);
  const topic = t(`topic.${text.topic}`);
  const steps = [
    { name: t("title"), href: help },
    { name: topic, href: `${help}#${text.topic}` },
  ];
  const addresses = [...steps, { name: text.title, href: hrefOf(text) }];
  const siblings = articles.filter((other) => other.topic === text.topic);
  return (
    <div data-reading className="grid gap-4 px-7 pt-2 pb-12 *:min-w-0 max-lg:gap-2 max-lg:px-3.5">
      <StructuredData
        facts={breadcrumbFacts(addresses.map(({ name, href }) => ({ name, address: originOf(page) + href })))}
      />
      <HelpPath label={t("path")} steps={steps} here={text.link} />
      <div className="grid items-start gap-8 *:min-w-0 max-lg:gap-4 xl:grid-cols-[216px_minmax(0,1fr)_300px]">
        <ScrollRow
          label={t("siblings", { topic })}
          className="gap-2 max-xl:-mx-7 max-xl:px-7 max-lg:-mx-3.5 max-lg:px-3.5 xl:sticky xl:top-[120px] xl:panel xl:flex-col xl:gap-0.5 xl:p-2.5"
        >
          {siblings.map((other) => (
            <PageLink
              key={other.article}
              href={hrefOf(other)}
              aria-current={other === text ? "page" : undefined}
              className="row-link max-xl:min-h-tap max-xl:w-auto max-xl:shrink-0 max-xl:rounded-full max-xl:px-3.5 max-xl:text-sm max-xl:whitespace-nowrap max-xl:edge-2"
            >
              {other.link}
            </PageLink>
          ))}
        </ScrollRow>
        <HelpArticle t={t} text={text} />
        {renderHelpContact({ t, visitor: page })}
      </div>
    </div>
  );
});
