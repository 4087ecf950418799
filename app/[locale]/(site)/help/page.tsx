import { definePage } from "#app/_pages/define-page.tsx";
import { renderHelpContact } from "#app/_pages/help-contact.tsx";
import { readHelpFacts } from "#app/_pages/help-facts.ts";
import { metadataOf } from "#app/_pages/page-metadata.ts";
import { findArticles } from "#components/help/find-articles.ts";
import { HelpAnswers } from "#components/help/help-answers.tsx";
import { HelpAsk } from "#components/help/help-ask.tsx";
import { HelpTerms } from "#components/help/help-terms.tsx";
import { HelpTopics } from "#components/help/help-topics.tsx";
import { type ArticleText, readArticles } from "#components/help/read-article.ts";
import { type HelpArticle, maxQuestionLength } from "#lib/contracts/content/help-articles.ts";
import { helpPath, pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";

export const generateMetadata = metadataOf(pages.help, "help");

const quick: readonly HelpArticle[] = ["missing-deposit", "withdrawal-time", "cannot-log-in", "check-a-round"];
const often: readonly HelpArticle[] = ["withdrawal-time", "missing-deposit", "play-before-withdrawal", "close-account"];

/** MSG-04: the help centre. Asks first; also during maintenance, and without scripts. */
export default definePage(pages.help, async (page) => {
  const { locale, searchParams } = page;
  const [t, facts] = await Promise.all([translatorFor(locale, "help"), readHelpFacts(page)]);
  const articles = readArticles(t, facts);
  const question = [searchParams.q ?? ""].flat().join(" ").trim().slice(0, maxQuestionLength);
  const found = findArticles(question, articles);
  const hrefOf = ({ article }: Pick<ArticleText, "article">) => localePath(locale, helpPath(article));
  const named = (names: readonly HelpArticle[]) =>
    names.flatMap((name) => articles.find(({ article }) => article === name) ?? []);
  const answers = <HelpAnswers t={t} title={t("often")} articles={named(often)} hrefOf={hrefOf} />;
  return (
    <div data-reading className="grid gap-7 px-7 pt-[22px] pb-12 *:min-w-0 max-lg:gap-5 max-lg:px-3.5 max-lg:pt-3.5">
      <div className="grid gap-7 *:min-w-0 max-lg:gap-4 xl:grid-cols-[minmax(0,1fr)_352px]">
        <HelpAsk
          t={t}
          path={localePath(locale, pages.help.path)}
          question={question}
          quick={named(quick).map((article) => ({ title: article.title, href: hrefOf(article) }))}
        />
        {renderHelpContact({ t, visitor: page })}
      </div>
      {question && (
        <HelpAnswers
          t={t}
          title={t(found.length > 0 ? "found-title" : "none-title", { question })}
          none={t("none-text")}
          articles={found}
          hrefOf={hrefOf}
        />
      )}
      <HelpTopics t={t} articles={articles} hrefOf={hrefOf} />
      {!question && answers}
      <HelpTerms t={t} facts={facts} />
    </div>
  );
});
