import type { ReactNode } from "react";
import { AccountMenu } from "#components/layout/account-menu.tsx";
import { LiveUpdates } from "#components/layout/live-updates.tsx";
import { PageProgress } from "#components/layout/page-progress.tsx";
import { ServiceWidget } from "#components/layout/service-widget.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { SideMenu } from "#components/layout/side-menu.tsx";
import { SidePlace } from "#components/layout/side-place.tsx";
import { SiteFooter } from "#components/layout/site-footer.tsx";
import { SiteHeader } from "#components/layout/site-header.tsx";
import { TabBar } from "#components/layout/tab-bar.tsx";
import { Toaster } from "#components/ui/toast/toaster.tsx";

interface SiteShellProps {
  facts: ShellFacts;
  words: { skip: string; slow: string; broken: string; retry: string };
  children: ReactNode;
}

/** The frame around lobby and member pages, in both states of the header. */
export function SiteShell({ facts, words, children }: SiteShellProps) {
  const { t } = facts;
  return (
    <div data-shell data-side={facts.side} data-balance={facts.balance} className="min-h-dvh sunlit lg:flex">
      <a
        href="#content"
        className="fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-surface-3 px-4 py-3 font-semibold text-1 focus:translate-y-0"
      >
        {words.skip}
      </a>
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
      <ServiceWidget facts={facts} />
      <Toaster />
      <LiveUpdates
        locale={facts.locale}
        account={facts.member?.account ?? ""}
        text={{ closed: t("site-closed"), open: t("site-open") }}
      />
      <PageProgress
        text={{
          loading: t("loading"),
          offline: t("offline"),
          slow: words.slow,
          broken: words.broken,
          retry: words.retry,
        }}
      />
    </div>
  );
}
