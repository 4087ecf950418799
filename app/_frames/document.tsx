import "../_styles/globals.css";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { FontPreload } from "#components/ui/font-preload.tsx";
import { brandStyle } from "#components/ui/theme/brand-style.ts";
import { parseTheme, type Theme, themeCookie } from "#components/ui/theme/theme.ts";
import { type UiText, UiTextProvider } from "#components/ui/ui-text.tsx";
import { fontsToPreload } from "#lib/i18n/fonts.ts";
import { type Locale, languageOf } from "#lib/i18n/locales.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { readSettings, type SiteSettings, siteSettings } from "#lib/modules/system/index.ts";
import { services } from "#lib/portal/composition/services.ts";

/** The person's theme, known before the first byte, so that nothing flashes (SITE-09). */
export async function currentTheme(): Promise<Theme> {
  return parseTheme((await cookies()).get(themeCookie)?.value);
}

/** SITE-07, known as early. While the database is away, pages that say so have the product's colours. */
function siteColors(): Promise<SiteSettings["colors"]> {
  return readSettings(services(), siteSettings).then(
    ({ colors }) => colors,
    () => ({}),
  );
}

/** The HTML document around every page: language, direction, theme, colours, fonts and the words that primitives say. */
export async function PageDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { dir, tag, script } = languageOf(locale);
  const [theme, colors, { messages }] = await Promise.all([currentTheme(), siteColors(), pickMessages(locale, ["ui"])]);
  return (
    <html lang={tag} dir={dir} data-theme={theme} style={brandStyle(colors)}>
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
