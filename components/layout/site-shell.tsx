import type { ReactNode } from "react";
import { AccountMenu } from "#components/layout/account-menu.tsx";
import { rewardsWaiting } from "#components/layout/member-entries.ts";
import { type FrameWords, PageServices } from "#components/layout/page-services.tsx";
import { PageUpdates } from "#components/layout/page-updates.tsx";
import { ServiceMenu } from "#components/layout/service-menu.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { SideMenu } from "#components/layout/side-menu.tsx";
import { SidePlace } from "#components/layout/side-place.tsx";
import { SiteFooter } from "#components/layout/site-footer.tsx";
import { SiteHeader } from "#components/layout/site-header.tsx";
import { SkipLink } from "#components/layout/skip-link.tsx";
import { TabBar } from "#components/layout/tab-bar.tsx";

interface SiteShellProps {
  facts: ShellFacts;
  words: FrameWords;
  children: ReactNode;
}

/** Renders the frame of lobby and member pages, for visitors and members. */
export function SiteShell({ facts, words, children }: SiteShellProps) {
  return (
    <div data-shell data-side={facts.side} data-balance={facts.balance} className="min-h-dvh sunlit sm:flex">
      <SkipLink>{words.skip}</SkipLink>
      <SidePlace>
        <SideMenu facts={facts} />
      </SidePlace>
      <div className="flex min-h-dvh min-w-0 flex-1 flex-col">
        <SiteHeader facts={facts} />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <SiteFooter facts={facts} />
      </div>
      <TabBar facts={facts} />
      <AccountMenu facts={facts} />
      <ServiceMenu facts={facts} />
      {facts.member && <PageUpdates rewards={rewardsWaiting(facts.entries)} cashier={facts.cashierVersion} />}
      <PageServices locale={facts.locale} member={facts.member} t={facts.t} words={words} />
    </div>
  );
}
