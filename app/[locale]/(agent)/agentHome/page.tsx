import type { Metadata } from "next";
import { readWaiting } from "#app/_frames/read-waiting.ts";
import { defineAgentPage } from "#app/_pages/agent-page.tsx";
import { AgentOverview } from "#components/layout/agent-overview.tsx";
import { shownEntries } from "#components/layout/member-entries.ts";
import { besideHelp } from "#components/layout/service-link.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { formatDate, formatMoney, zoneName } from "#lib/i18n/format.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { isServiceOpen } from "#lib/kernel/service-hours.ts";
import { readNotices } from "#lib/modules/content/index.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";
import { pageLocale } from "#lib/portal/pages/admit-page.ts";

const newsShown = 4;

export async function generateMetadata({ params }: PageProps<"/[locale]/agentHome">): Promise<Metadata> {
  const t = await translatorFor(pageLocale((await params).locale), "common");
  return { title: t("agent-center"), robots: { index: false } };
}

export default defineAgentPage(pages.agentHome, async ({ context, session, site, locale }) => {
  const { currency, timeZone, customerService } = site;
  const [t, shell, common, content, entries, { cash, held }, notices] = await Promise.all([
    translatorFor(locale, "agents"),
    translatorFor(locale, "shell"),
    translatorFor(locale, "common"),
    translatorFor(locale, "content"),
    readWaiting(locale).then((waiting) => shownEntries(locale, waiting)),
    getBalance(context, { playerId: session?.playerId ?? "", currency }),
    readNotices(context, { language: locale, type: "PL" }),
  ]);
  const now = context.clock.now();
  return (
    <AgentOverview
      locale={locale}
      entries={entries}
      words={{ t, shell, common, content }}
      balance={{ amount: moneyToWire(cash), currency, renderedAtMs: now.getTime() }}
      held={held > 0n ? formatMoney(moneyToWire(held), locale, { currency }) : null}
      news={notices.slice(0, newsShown).map(({ id, title, lead, publishedAt }) => ({
        id,
        title,
        lead,
        publishedAt: publishedAt.toISOString(),
        date: formatDate(publishedAt, locale, timeZone, "date"),
      }))}
      channels={besideHelp(customerService)}
      hours={{ t, zone: zoneName(timeZone, locale, now), open: isServiceOpen(now, timeZone) }}
    />
  );
});
