import "../_styles/globals.css";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { FontPreload } from "#components/ui/font-preload.tsx";
import { brandStyle } from "#components/ui/theme/brand-style.ts";
import { parseTheme, type Theme, themeCookie } from "#components/ui/theme/theme.ts";
import { type UiText, UiTextProvider } from "#components/ui/ui-text.tsx";
import { fontsToPreload } from "#lib/i18n/fonts.ts";
import { defaultLocale, type Locale, languageOf } from "#lib/i18n/locales.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { readSettings, type SiteSettings, siteSettings } from "#lib/modules/system/index.ts";
import { services } from "#lib/portal/composition/services.ts";
import { readSiteLanguages } from "#lib/portal/composition/site-languages.ts";

/** The visitor's theme, known on the server so that the page does not flash (SITE-09). */
export async function currentTheme(): Promise<Theme> {
  return parseTheme((await cookies()).get(themeCookie)?.value);
}

/** SITE-07, known on the server as well. While the database is unavailable, error pages have the product's colours. */
function siteColors(): Promise<SiteSettings["colors"]> {
  return readSettings(services(), siteSettings).then(
    ({ colors }) => colors,
    () => ({}),
  );
}

/**
 * Renders the HTML document around every page: language, direction, theme, colours, fonts and the texts of primitives.
 */
export async function PageDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { dir, tag, script } = languageOf(locale);
  const [theme, colors, { messages }, { fallback }] = await Promise.all([
    currentTheme(),
    siteColors(),
    pickMessages(locale, ["ui"]),
    readSiteLanguages(services()),
  ]);
  const bare = fallback === defaultLocale ? undefined : fallback;
  return (
    <html lang={tag} dir={dir} data-theme={theme} data-bare={bare} style={brandStyle(colors)}>
      <head>
        {fontsToPreload(script).map((font) => (
          <FontPreload key={font} href={font} />
        ))}
      </head>
      <body>
        <UiTextProvider text={messages.ui as UiText}>{children}</UiTextProvider>
      </body>
    </html>
  );
}
