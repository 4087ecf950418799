import { getRequestConfig } from "next-intl/server";
import { loadCatalogue } from "#lib/i18n/catalogue.ts";
import { defaultLocale, isLocale } from "#lib/i18n/locales.ts";
import { defaultTimeZone } from "#lib/i18n/time-zone.ts";

/** Returns next-intl's configuration of a request. Dates are in the site's zone, which is named beside them. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = requested && isLocale(requested) ? requested : defaultLocale;
  return { locale, messages: await loadCatalogue(locale), timeZone: defaultTimeZone };
});
