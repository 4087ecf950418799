import "server-only";
import { loadCatalogue } from "#lib/i18n/catalogue.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Catalogue, PickedMessages } from "#lib/i18n/picked-messages.ts";
import { defaultTimeZone } from "#lib/i18n/time-zone.ts";

/** Picks the messages of the named areas ("auth") or single keys ("errors.not-found") for the browser. */
export async function pickMessages(locale: Locale, names: readonly string[]): Promise<PickedMessages> {
  const catalogue = await loadCatalogue(locale);
  const messages: Catalogue = {};
  for (const name of names) copyPath(catalogue, messages, name.split("."));
  return { locale, timeZone: defaultTimeZone, messages };
}

function copyPath(from: Catalogue, to: Catalogue, [key = "", ...rest]: string[]): void {
  const value = from[key];
  if (value === undefined) throw new RangeError(`No message ${key}`);
  if (rest.length === 0 || typeof value === "string") {
    to[key] = value;
    return;
  }
  const known = to[key];
  const inner: Catalogue = typeof known === "object" ? { ...known } : {};
  to[key] = inner;
  copyPath(value, inner, rest);
}
