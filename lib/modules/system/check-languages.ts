import "server-only";
import { localeOfCode } from "#lib/i18n/locales.ts";
import { siteLanguagesOf } from "#lib/i18n/site-languages.ts";
import type { FieldIssue } from "#lib/kernel/domain-error.ts";

/** I18N-02: returns an error for a default language that the site would not offer. */
export function languageIssues(site: { languages: string[]; defaultLanguage: string }): FieldIssue[] {
  const wanted = localeOfCode(site.defaultLanguage);
  if (wanted && siteLanguagesOf(site).fallback === wanted) return [];
  return [{ path: "defaultLanguage", key: "invalid-value", params: {} }];
}
