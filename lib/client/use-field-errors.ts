import { useTranslations } from "next-intl";
import { issueText } from "#lib/i18n/issue-text.ts";
import type { ErrorParams } from "#lib/kernel/domain-error.ts";

/** What is wrong with a field of a form, in the page's language. */
export function useFieldErrors<Name>(issue: (name: Name) => { key: string; params: ErrorParams } | undefined) {
  const t = useTranslations("validation");
  return (name: Name): string | undefined => {
    const wrong = issue(name);
    return wrong && issueText(t, wrong);
  };
}
