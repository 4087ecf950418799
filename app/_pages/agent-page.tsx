import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { AgentFrame } from "#app/_frames/agent-frame.tsx";
import { readWaiting } from "#app/_frames/read-waiting.ts";
import { type AdmittedPage, definePage } from "#app/_pages/define-page.tsx";
import { LoggedOut } from "#app/_pages/logged-out.tsx";
import { AgentHead } from "#components/layout/agent-head.tsx";
import { AgentMenu } from "#components/layout/agent-menu.tsx";
import { shownEntries } from "#components/layout/member-entries.ts";
import { type PageGuard, pages } from "#lib/contracts/pages.ts";
import { zoneName } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readDisplayName } from "#lib/modules/identity/index.ts";

/**
 * Defines a page of the agent centre, under its header (AGENT-02). While a password change is due, it redirects to the
 * entrance.
 */
export function defineAgentPage(
  guard: PageGuard,
  render: (page: AdmittedPage<Record<never, string>>) => ReactNode | Promise<ReactNode>,
) {
  return definePage(guard, async (page) => {
    const { locale, session, site, context } = page;
    if (session?.mustChangePassword) redirect(localePath(locale, pages.agent.path));
    const [t, name] = await Promise.all([translatorFor(locale, "agents"), readDisplayName(context)]);
    const words = await menuWords(locale);
    const now = context.clock.now();
    const clock = {
      serverNow: now.toISOString(),
      timeZone: site.timeZone,
      zone: zoneName(site.timeZone, locale, now),
      label: t("site-time"),
    };
    return AgentFrame({
      visitor: page,
      head: <AgentHead locale={locale} name={name} clock={clock} />,
      menu: <AgentMenu {...words} entries={await shownEntries(locale, await readWaiting(locale))} />,
      children: session?.idled ? await LoggedOut({ code: "session-expired", locale }) : await render(page),
    });
  });
}

async function menuWords(locale: Locale) {
  const [t, common, content] = await Promise.all([
    translatorFor(locale, "agents"),
    translatorFor(locale, "common"),
    translatorFor(locale, "content"),
  ]);
  return {
    label: common("agent-center"),
    home: { name: common("agent-center"), href: localePath(locale, pages.agentHome.path) },
    notices: { name: content("title"), href: localePath(locale, pages.notices.path) },
    service: { name: t("service"), href: localePath(locale, pages.help.path) },
  };
}
