import "server-only";
import type { Metadata } from "next";
import { localePath } from "#lib/i18n/locale-path.ts";
import { localeOfCode } from "#lib/i18n/locales.ts";
import { pageVisitor } from "#lib/portal/admit-page.ts";
import { answerAway } from "#lib/portal/answer-away.ts";

/** Titles end with the site's name, which comes from its configuration (SITE-07). */
export async function frameMetadata(locale: string): Promise<Metadata> {
  const visitor = await pageVisitor(locale).catch(answerAway);
  if (!visitor) return {};
  const { site } = visitor;
  return { title: { default: site.name, template: `%s · ${site.name}` }, applicationName: site.name };
}

/** What search engines are told of a page: words, its one address, and the same page in every offered language. */
export async function pageMetadata(
  locale: string,
  path: string,
  words: { title: string; description: string },
): Promise<Metadata> {
  const visitor = await pageVisitor(locale).catch(answerAway);
  if (!visitor) return words;
  const { context, site, locale: known } = visitor;
  const address = (tag: typeof known) => `${context.request?.origin ?? ""}${localePath(tag, path)}`;
  const offered = site.languages.flatMap((code) => localeOfCode(code) ?? []);
  return {
    ...words,
    alternates: {
      canonical: address(known),
      languages: Object.fromEntries(offered.map((tag) => [tag, address(tag)])),
    },
  };
}
