import "server-only";
import type { FrameWords } from "#components/layout/page-services.tsx";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";

/** Returns the texts of every frame. */
export async function frameWords(locale: Locale): Promise<FrameWords> {
  const [ui, errors, common] = await Promise.all([
    translatorFor(locale, "ui"),
    translatorFor(locale, "errors"),
    translatorFor(locale, "common"),
  ]);
  return {
    skip: ui("skip-to-content"),
    slow: errors("slow-load"),
    broken: errors("chunk-load"),
    retry: common("retry"),
  };
}
