import { CircleHelp } from "lucide-react";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { readCashierNews } from "#app/_frames/read-cashier-news.ts";
import { readWaiting } from "#app/_frames/read-waiting.ts";
import { defineAgentPage } from "#app/_pages/agent-page.tsx";
import { AgentNews } from "#components/agents/agent-news.tsx";
import { AgentOverview } from "#components/agents/agent-overview.tsx";
import { AgentBalance } from "#components/layout/agent-balance.tsx";
import { rewardsWaiting, shownEntries } from "#components/layout/member-entries.ts";
import { MemberEntryCards } from "#components/layout/member-entry-cards.tsx";
import { PageUpdates } from "#components/layout/page-updates.tsx";
import { SealedServiceLink } from "#components/layout/sealed-service-link.tsx";
import { besideHelp } from "#components/layout/service-link.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { pages } from "#lib/contracts/pages.ts";
import type { ServiceEntry } from "#lib/contracts/system/service-entry.ts";
import { formatDate, formatMoney, zoneName } from "#lib/i18n/format.ts";
import { homePath, localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { isServiceOpen } from "#lib/kernel/service-hours.ts";
import { readNotices } from "#lib/modules/content/index.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";
import { encryptServiceTargets } from "#lib/modules/system/index.ts";
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
  const news = notices.slice(0, newsShown).map(({ publishedAt, ...notice }) => ({
    ...notice,
    publishedAt: publishedAt.toISOString(),
    date: formatDate(publishedAt, locale, timeZone, "date"),
  }));
  return (
    <>
      <AgentOverview
        t={t}
        title={common("agent-center")}
        lobbyHref={homePath(locale)}
        balance={
          <AgentBalance
            {...{ locale, t, shell }}
            balance={{ amount: moneyToWire(cash), currency, renderedAtMs: now.getTime() }}
            held={held > 0n ? formatMoney(moneyToWire(held), locale, { currency }) : null}
          />
        }
        entries={<MemberEntryCards entries={entries} sentenceOf={(key) => shell(`${key}-text`)} />}
        news={<AgentNews {...{ locale, t, content, news }} />}
        service={serviceLinks(locale, await encryptServiceTargets(besideHelp(customerService)), shell("help-centre"))}
        hours={{ t, zone: zoneName(timeZone, locale, now), open: isServiceOpen(now, timeZone) }}
      />
      <PageUpdates rewards={rewardsWaiting(entries)} cashier={(await readCashierNews(locale))?.version} />
    </>
  );
});

function serviceLinks(locale: Locale, channels: readonly ServiceEntry[], help: string): ReactNode {
  return (
    <>
      {channels.map((entry) => (
        <SealedServiceLink key={entry.csPosition + entry.title} entry={entry} locale={locale} className="row-link" />
      ))}
      <PageLink href={localePath(locale, "/help")} className="row-link">
        <CircleHelp aria-hidden size={19} />
        {help}
      </PageLink>
    </>
  );
}
