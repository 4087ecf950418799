import type { HelpFacts } from "#components/help/read-article.ts";
import type { Translate } from "#lib/i18n/translator.ts";

/** Anchors of the help page; the specification requires the name `term`. */
const sections = ["term", "privacy"] as const;
const paragraphs = ["p1", "p2", "p3", "p4"];

/** REG-04: renders the terms and the privacy notice in full, since a checkbox of the registration points here. */
export function HelpTerms({ t, facts }: { t: Translate; facts: HelpFacts }) {
  return (
    <div className="grid gap-x-10 gap-y-7 xl:grid-cols-2">
      {sections.map((section) => (
        <section
          key={section}
          id={section}
          aria-labelledby={`${section}-title`}
          className="grid max-w-[66ch] scroll-mt-32 content-start gap-3"
        >
          <h2 id={`${section}-title`} className="text-xl">
            {t(`sections.${section}.title`)}
          </h2>
          {paragraphs
            .map((name) => `sections.${section}.${name}`)
            .filter((key) => t.has(key))
            .map((key) => (
              <p key={key}>{t(key, facts)}</p>
            ))}
        </section>
      ))}
    </div>
  );
}
