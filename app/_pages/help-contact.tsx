import { HelpHours } from "#components/help/help-hours.tsx";
import { besideHelp, ServiceLink } from "#components/layout/service-link.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import type { Translate } from "#lib/i18n/translator.ts";
import type { PageVisitor } from "#lib/portal/pages/admit-page.ts";

/**
 * NAV-08: renders the service hours with plain links to customer service. They need neither scripts nor a call, so they
 * work while those do not.
 */
export function renderHelpContact({ t, visitor: { context, locale, site } }: { t: Translate; visitor: PageVisitor }) {
  const channels = besideHelp(site.customerService);
  const look = `${buttonClass({})} justify-start`;
  return (
    <HelpHours
      t={t}
      locale={locale}
      now={context.clock.now()}
      timeZone={site.timeZone}
      reachable={channels.length > 0}
      ways={
        channels.length > 0 ? (
          <>
            <div className="grid grid-cols-2 gap-2 *:min-w-0 *:first:col-span-2 *:even:nth-last-1:col-span-2">
              {channels.map((channel) => (
                <ServiceLink key={channel.url} channel={channel} locale={locale} className={look} />
              ))}
            </div>
            <p className="text-xs text-3">{t("sections.contact.p1")}</p>
          </>
        ) : (
          <p className="text-sm">{t("sections.contact.none")}</p>
        )
      }
    />
  );
}
