import type { Translate } from "#lib/i18n/translator.ts";
import type { ErrorParams } from "#lib/kernel/domain-error.ts";

/** VALID-01: one wrong field in words, by a translator of the area `validation`. Bounds that are equal are said as one length; an unknown key still says something. */
export function issueText(t: Translate, issue: { key: string; params?: ErrorParams }): string {
  const { key, params = {} } = issue;
  if (!t.has(key)) return t("invalid");
  return t(key, { ...params, exact: params.min === params.max ? "yes" : "no" });
}
