import { Info, Link2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ArticleText } from "#components/help/read-article.ts";
import type { Translate } from "#lib/i18n/translator.ts";

/** Renders one article: lead, steps, what is good to know, and a note. */
export function HelpArticle({ t, text }: { t: Translate; text: ArticleText }) {
  const { title, lead, steps, paragraphs, note } = text;
  return (
    <article className="grid max-w-[66ch] content-start gap-3 text-lg">
      <h1 className="text-4xl font-extrabold [font-stretch:84%] max-lg:text-3xl">{title}</h1>
      <p className="text-xl leading-body text-1 max-lg:text-lg">{lead}</p>
      {steps.length > 0 && (
        <Part t={t} id="steps" title={t("steps")}>
          <ol className="grid gap-2.5">
            {steps.map((step, at) => (
              <li key={step} className="grid grid-cols-[28px_minmax(0,1fr)] gap-3">
                <span
                  aria-hidden
                  className="grid size-7 place-items-center rounded-full bg-surface-2 text-sm font-bold text-brand-text"
                >
                  {at + 1}
                </span>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {paragraphs.length > 0 && (
        <Part t={t} id="know" title={t("know")}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
      )}
      {note && (
        <p className="flex gap-2.5 rounded-md bg-info-soft px-4 py-3 text-md text-1">
          <Info aria-hidden size={19} className="mt-0.5 shrink-0 text-info" />
          <span>{note}</span>
        </p>
      )}
    </article>
  );
}

function Part({ t, id, title, children }: { t: Translate; id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="flex scroll-mt-32 items-center pt-2 text-xl">
        <span>{title}</span>
        <a
          href={`#${id}`}
          aria-label={t("anchor", { part: title })}
          className="-my-2.5 grid size-tap place-items-center text-3 opacity-70 hover:text-1 hover:opacity-100"
        >
          <Link2 aria-hidden size={16} />
        </a>
      </h2>
      {children}
    </section>
  );
}
