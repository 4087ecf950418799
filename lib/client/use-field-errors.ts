import { useTranslations } from "next-intl";
import type { FieldError } from "#lib/client/form-resolver.ts";
import { issueText } from "#lib/i18n/issue-text.ts";

/** Returns a function that translates a field's error to the page's language. */
export function useFieldErrors<Name>(issue: (name: Name) => FieldError | undefined) {
  const t = useTranslations("validation");
  return (name: Name): string | undefined => {
    const wrong = issue(name);
    return wrong && (wrong.said ?? issueText(t, wrong));
  };
}
