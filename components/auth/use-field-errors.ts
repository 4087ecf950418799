import { useTranslations } from "next-intl";
import { issueText } from "#lib/i18n/issue-text.ts";
import type { ErrorParams } from "#lib/kernel/domain-error.ts";

type IssueOf<Name> = (name: Name) => { key: string; params: ErrorParams } | undefined;

/** What is wrong with a field, in the page's language. */
export function useFieldErrors<Name>(issue: IssueOf<Name>): (name: Name) => string | undefined {
  const t = useTranslations("validation");
  return (name) => {
    const wrong = issue(name);
    return wrong && issueText(t, wrong);
  };
}
