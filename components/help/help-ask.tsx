import { Search } from "lucide-react";
import Form from "next/form";
import { Button } from "#components/ui/button.tsx";
import { chipClass } from "#components/ui/chip.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { maxQuestionLength } from "#lib/contracts/content/help-articles.ts";
import type { Translate } from "#lib/i18n/translator.ts";

interface HelpAskProps {
  t: Translate;
  /** The address of the help page. */
  path: string;
  question: string;
  /** Answers that many look for. */
  quick: readonly { title: string; href: string }[];
}

/** Asks first: a search over the articles, and the ones that many look for. It works without scripts. */
export function HelpAsk({ t, path, question, quick }: HelpAskProps) {
  return (
    <section className="grid content-center gap-3.5">
      <h1 className="text-[2.625rem] font-extrabold [font-stretch:82%] max-lg:text-[2rem]">{t("ask-title")}</h1>
      <Form action={path} role="search" className="flex max-w-[40rem] gap-2">
        <label className="flex min-h-14 min-w-0 flex-1 items-center gap-2.5 rounded-md bg-surface-1 ps-4 pe-1 text-1 edge-control focus-within:shadow-[inset_0_0_0_2px_var(--focus)] max-lg:min-h-13">
          <Search aria-hidden size={20} className="shrink-0 text-3" />
          <input
            key={question}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            aria-label={t("ask")}
            placeholder={t("ask")}
            maxLength={maxQuestionLength}
            defaultValue={question}
            className="min-h-tap min-w-0 flex-1 bg-transparent text-lg outline-none max-lg:text-md"
          />
        </label>
        <Button type="submit" size="lg" className="max-lg:sr-only max-lg:focus:not-sr-only">
          {t("ask-submit")}
        </Button>
      </Form>
      <nav
        aria-label={t("asked-often")}
        className="flex flex-wrap gap-2 max-lg:-mx-3.5 max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:px-3.5 max-lg:no-scrollbar"
      >
        {quick.map(({ title, href }) => (
          <PageLink key={href} href={href} className={chipClass}>
            {title}
          </PageLink>
        ))}
      </nav>
    </section>
  );
}
