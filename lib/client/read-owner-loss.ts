import { loadMessages } from "#lib/client/load-messages.ts";
import type { OwnerLoss } from "#lib/client/owner-lost.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** Returns why a page lost its player, in the page's language. */
export async function readOwnerLoss(locale: Locale, why: OwnerLoss): Promise<string> {
  const { session } = await loadMessages(locale, "session");
  const text = typeof session === "object" ? session[why] : undefined;
  return typeof text === "string" ? text : "";
}
