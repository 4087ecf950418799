import { headers } from "next/headers";
import { AuthPopups } from "#components/auth/auth-popups.tsx";
import { authPopupAt } from "#lib/client/auth-popup.ts";
import { type EntranceBanners, entranceBannersOf } from "#lib/client/content/entrance-banners.ts";
import { logoPicture } from "#lib/contracts/system/site-logo.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { readRegistrationSettings } from "#lib/modules/identity/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { readAnnouncements } from "#lib/portal/composition/read-announcements.ts";
import { pageVisitor } from "#lib/portal/pages/admit-page.ts";
import { serviceUnavailable } from "#lib/portal/pages/service-unavailable.ts";

/** The login popups of every page. Errors are left to the page, which reads the same data. */
export async function AuthEntrance({ locale }: { locale: Locale }) {
  const visitor = await pageVisitor(locale).catch(() => null);
  if (visitor?.status.status !== 0) return null;
  const { context, session, site } = visitor;
  const [settings, art] = await Promise.all([
    readRegistrationSettings(context).catch(serviceUnavailable),
    servedArt(context).catch(serviceUnavailable),
  ]);
  if (!settings) return null;
  return (
    <AuthPopups
      locale={locale}
      siteName={site.name}
      logo={site.logo && logoPicture(site.logo)}
      settings={settings}
      art={art ?? undefined}
      session={session && { mustChangePassword: session.mustChangePassword, isAgent: session.role === "agent" }}
    />
  );
}

/** LOBBY-02: reads the banners of a page that opens with a popup. On other pages the popup fetches them when it opens. */
async function servedArt(context: Context): Promise<EntranceBanners | undefined> {
  if (authPopupAt((await headers()).get("x-page-path") ?? "") === null) return undefined;
  const { banners } = await readAnnouncements(context, { types: "B", platform: "W" });
  return entranceBannersOf(banners);
}
