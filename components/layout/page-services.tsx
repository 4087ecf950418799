import { LiveUpdates } from "#components/layout/live-updates.tsx";
import { PageProgress } from "#components/layout/page-progress.tsx";
import { ServiceLinks } from "#components/layout/service-links.tsx";
import { Toaster } from "#components/ui/toast/toaster.tsx";
import type { PageMember } from "#lib/client/member-state.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";

export interface FrameWords {
  skip: string;
  slow: string;
  broken: string;
  retry: string;
}

interface PageServicesProps {
  locale: Locale;
  /** The logged-in member; null for a visitor. */
  member: PageMember | null;
  /** Translator of the area `shell`. */
  t: Translate;
  words: FrameWords;
}

/**
 * Renders the services of every framed page: toasts, the event stream, service links, and notices for slow or failed
 * pages.
 */
export function PageServices({ locale, member, t, words: { slow, broken, retry } }: PageServicesProps) {
  return (
    <>
      <Toaster />
      <ServiceLinks />
      <LiveUpdates locale={locale} member={member} text={{ closed: t("site-closed"), open: t("site-open") }} />
      <PageProgress text={{ loading: t("loading"), offline: t("offline"), slow, broken, retry }} />
    </>
  );
}
