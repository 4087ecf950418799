import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { AgentFrame } from "#app/_frames/agent-frame.tsx";
import { type AdmittedPage, definePage } from "#app/_pages/define-page.tsx";
import { LoggedOut } from "#app/_pages/logged-out.tsx";
import { AgentHead } from "#components/layout/agent-head.tsx";
import { type PageGuard, pages } from "#lib/contracts/pages.ts";
import { zoneName } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
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
      children: session?.idled ? await LoggedOut({ code: "session-expired", locale }) : await render(page),
    });
  });
}
