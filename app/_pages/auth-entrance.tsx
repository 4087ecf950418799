import { AuthPopups } from "#components/auth/auth-popups.tsx";
import { logoPicture } from "#lib/contracts/system/site-logo.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { readRegistrationSettings } from "#lib/modules/identity/index.ts";
import { pageVisitor } from "#lib/portal/pages/admit-page.ts";
import { serviceUnavailable } from "#lib/portal/pages/service-unavailable.ts";

/** The login popups of every page. Errors are left to the page, which reads the same data. */
export async function AuthEntrance({ locale }: { locale: Locale }) {
  const visitor = await pageVisitor(locale).catch(() => null);
  if (visitor?.status.status !== 0) return null;
  const { context, session, site } = visitor;
  const settings = await readRegistrationSettings(context).catch(serviceUnavailable);
  if (!settings) return null;
  return (
    <AuthPopups
      locale={locale}
      siteName={site.name}
      logo={site.logo && logoPicture(site.logo)}
      settings={settings}
      session={session && { mustChangePassword: session.mustChangePassword, isAgent: session.role === "agent" }}
    />
  );
}
