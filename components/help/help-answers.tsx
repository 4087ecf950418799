import { ChevronDown } from "lucide-react";
import type { ArticleText } from "#components/help/read-article.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { textLink } from "#components/ui/text-link.ts";
import type { Translate } from "#lib/i18n/translator.ts";

interface HelpAnswersProps {
  t: Translate;
  /** A heading, and what to say when there is no answer. */
  title: string;
  none?: string;
  articles: readonly ArticleText[];
  hrefOf: (article: ArticleText) => string;
}

/** Renders answers that open in place, the first one open, each with a link to the whole article. */
export function HelpAnswers({ t, title, none, articles, hrefOf }: HelpAnswersProps) {
  return (
    <section aria-labelledby="help-answers" className="grid gap-3">
      <h2 id="help-answers" dir="auto" className="text-xl wrap-anywhere">
        {title}
      </h2>
      {articles.length === 0 && <p className="text-3">{none}</p>}
      {articles.length > 0 && (
        <div className="panel">
          {articles.map((article, at) => (
            <details key={article.article} open={at === 0} className="group border-line-1 not-last:border-b">
              <summary className="flex min-h-[52px] cursor-pointer list-none items-center justify-between gap-3 px-[18px] py-2 font-semibold text-1 [&::-webkit-details-marker]:hidden">
                <span>{article.title}</span>
                <ChevronDown aria-hidden size={18} className="shrink-0 text-3 group-open:rotate-180" />
              </summary>
              <p className="max-w-[74ch] px-[18px] pb-3">
                <span>{article.lead}</span>{" "}
                <PageLink href={hrefOf(article)} className={`${textLink} inline-flex min-h-tap items-center`}>
                  {t("more")}
                </PageLink>
              </p>
            </details>
          ))}
        </div>
      )}
    </section>
  );
}
