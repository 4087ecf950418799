import { type ServiceChannel, ServiceLink } from "#components/layout/service-link.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";

/** Anchors of the help page; the specification requires the name `term`. */
export const helpTopics = ["deposits", "withdrawals", "fair", "safe", "term", "privacy", "contact"] as const;

const paragraphs = ["p1", "p2", "p3", "p4"];

interface HelpSectionsProps {
  t: Translate;
  locale: Locale;
  /** Formatted limits and times from the site configuration. */
  facts: Record<string, string | number>;
  /** Channels to reach the operator. */
  channels: readonly ServiceChannel[];
}

/**
 * MSG-04: renders the first form of the help centre, all on one page. The page can be searched and works during
 * maintenance.
 */
export function HelpSections({ t, locale, facts, channels }: HelpSectionsProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[227px_minmax(0,43em)]">
      <nav aria-label={t("contents")} className="panel p-2.5 lg:sticky lg:top-[84px] lg:self-start">
        {helpTopics.map((topic) => (
          <a
            key={topic}
            href={`#${topic}`}
            className="flex min-h-tap items-center rounded-[10px] px-2.5 font-[550] hover:bg-surface-2 hover:text-1"
          >
            {t(`sections.${topic}.title`)}
          </a>
        ))}
      </nav>
      <div className="grid gap-9">
        {helpTopics.map((topic) => (
          <section key={topic} id={topic} aria-labelledby={`${topic}-title`} className="grid gap-3 text-lg">
            <h2 id={`${topic}-title`} className="text-2xl">
              {t(`sections.${topic}.title`)}
            </h2>
            {paragraphs
              .map((name) => `sections.${topic}.${name}`)
              .filter((key) => t.has(key))
              .map((key) => (
                <p key={key}>{t(key, facts)}</p>
              ))}
            {topic === "contact" && <Channels channels={channels} locale={locale} none={t("sections.contact.none")} />}
          </section>
        ))}
      </div>
    </div>
  );
}

function Channels({ channels, locale, none }: Pick<HelpSectionsProps, "channels" | "locale"> & { none: string }) {
  if (channels.length === 0) return <p className="text-3">{none}</p>;
  return (
    <ul className="grid gap-1">
      {channels.map((channel) => (
        <li key={channel.url}>
          <ServiceLink
            channel={channel}
            locale={locale}
            className="inline-flex min-h-tap max-w-full items-center gap-2 font-semibold text-brand-text underline"
          />
        </li>
      ))}
    </ul>
  );
}
