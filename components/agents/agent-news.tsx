import { AgentPanel } from "#components/agents/agent-panel.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { textLink } from "#components/ui/text-link.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";

interface AgentNewsProps {
  locale: Locale;
  /** Translator of the area `agents`. */
  t: Translate;
  /** Translator of the area `content`. */
  content: Translate;
  /** `publishedAt` in ISO 8601; `date` is the same as formatted text. */
  news: readonly { id: string; title: string; lead: string; publishedAt: string; date: string }[];
}

/** Lists the newest notices, each with a link to its anchor on the notices page. */
export function AgentNews({ locale, t, content, news }: AgentNewsProps) {
  const all = localePath(locale, "/notices");
  return (
    <AgentPanel
      id="agent-news"
      title={t("news")}
      action={
        <PageLink href={all} className={cx(textLink, "-my-2.5 inline-flex min-h-tap items-center")}>
          {content("all-notices")}
        </PageLink>
      }
    >
      {news.length === 0 && <p className="text-3">{content("none-text")}</p>}
      <ul className="-mx-2.5">
        {news.map(({ id, title, lead, publishedAt, date }) => (
          <li key={id}>
            <PageLink href={`${all}#${id}`} className="grid rounded-[10px] px-2.5 py-2.5 hover:bg-surface-2">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <b dir="auto" className="font-semibold text-1">
                  {title}
                </b>
                <time dateTime={publishedAt} className="text-xs text-3">
                  {date}
                </time>
              </span>
              <span dir="auto" className="truncate-line text-sm">
                {lead}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </AgentPanel>
  );
}
