import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { frameWords } from "#app/_frames/frame-words.ts";
import { pageMember } from "#app/_frames/page-member.ts";
import { readCashierNews } from "#app/_frames/read-cashier-news.ts";
import { readNavigation } from "#app/_frames/read-navigation.ts";
import { readWaiting } from "#app/_frames/read-waiting.ts";
import { receiptBell } from "#app/_frames/receipt-bell.ts";
import { readCarousel } from "#app/_pages/read-home-content.ts";
import { shownEntries } from "#components/layout/member-entries.ts";
import { besideHelp } from "#components/layout/service-link.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { parseShellState } from "#components/layout/shell-state.ts";
import { SiteShell } from "#components/layout/site-shell.tsx";
import type { ShownBalance } from "#components/layout/wallet.tsx";
import { logoPicture } from "#lib/contracts/system/site-logo.ts";
import { languageChoices } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";
import { encryptServiceTargets } from "#lib/modules/system/index.ts";
import { type PageVisitor, pageVisitor } from "#lib/portal/pages/admit-page.ts";
import { serviceUnavailable } from "#lib/portal/pages/service-unavailable.ts";

/**
 * The shell around the pages of a route group. While the site is closed or a service is unavailable, pages show that
 * without the shell.
 */
export async function SiteFrame({ locale, children }: { locale: string; children: ReactNode }) {
  const facts = await shellFacts(locale).catch(serviceUnavailable);
  if (!facts) return children;
  return (
    <SiteShell facts={facts} words={await frameWords(facts.locale)}>
      {children}
    </SiteShell>
  );
}

async function shellFacts(requested: string): Promise<ShellFacts | null> {
  const visitor = await pageVisitor(requested);
  if (visitor.status.status !== 0) return null;
  const { context, locale, site } = visitor;
  const member = pageMember(visitor);
  const [jar, t, common, entries, balance, navigation, banners, news, bell, service] = await Promise.all([
    cookies(),
    translatorFor(locale, "shell"),
    translatorFor(locale, "common"),
    readWaiting(locale).then((waiting) => shownEntries(locale, waiting)),
    shownBalance(visitor),
    readNavigation(context, locale, { member: member !== null }),
    readCarousel(context, locale, "w_leftmenu"),
    readCashierNews(locale),
    receiptBell(visitor),
    encryptServiceTargets(besideHelp(site.customerService)),
  ]);
  return {
    locale,
    siteName: site.name,
    logo: site.logo && logoPicture(site.logo),
    minimumAge: site.minimumAge,
    languages: languageChoices(visitor.languages.offered),
    service,
    apps: site.apps,
    banners,
    member: member && { ...member, balance },
    ...navigation,
    side: parseShellState("side", jar.get("side")?.value),
    balance: parseShellState("balance", jar.get("balance")?.value),
    t,
    common,
    entries,
    bell,
    cashierVersion: news?.version,
  };
}

async function shownBalance({ context, own, site }: PageVisitor): Promise<ShownBalance | null> {
  if (!own || own.role === "trial") return null;
  const { currency } = site;
  const { cash } = await getBalance(context, { playerId: own.playerId, currency });
  return { amount: moneyToWire(cash), currency, renderedAtMs: context.clock.now().getTime() };
}
