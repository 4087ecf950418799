import type { Translate } from "#lib/i18n/translator.ts";
import type { ErrorParams } from "#lib/kernel/domain-error.ts";

/**
 * VALID-01: returns the message of one field error, by a translator of the area `validation`. Equal bounds read as one
 * length; an unknown key gives a general message.
 */
export function issueText(t: Translate, issue: { key: string; params?: ErrorParams }): string {
  const { key, params = {} } = issue;
  if (!t.has(key)) return t("invalid");
  return t(key, { ...params, exact: params.min === params.max ? "yes" : "no" });
}
