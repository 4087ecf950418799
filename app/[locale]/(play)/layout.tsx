import "#components/play/play.css";
import { pageMember } from "#app/_frames/page-member.ts";
import { LiveUpdates } from "#components/layout/live-updates.tsx";
import { Toaster } from "#components/ui/toast/toaster.tsx";
import { translatorFor } from "#lib/i18n/translator.ts";
import { pageVisitor } from "#lib/portal/pages/admit-page.ts";
import { serviceUnavailable } from "#lib/portal/pages/service-unavailable.ts";

/** Games fill the screen, so they have no shell around them. */
export default async function Layout({ children, params }: LayoutProps<"/[locale]">) {
  const visitor = await pageVisitor((await params).locale).catch(serviceUnavailable);
  if (visitor?.status.status !== 0) return children;
  const t = await translatorFor(visitor.locale, "shell");
  return (
    <>
      {children}
      <Toaster />
      <LiveUpdates
        locale={visitor.locale}
        member={pageMember(visitor)}
        text={{ closed: t("site-closed"), open: t("site-open") }}
      />
    </>
  );
}
