import { CircleHelp, Languages, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { LanguageSelect } from "#components/layout/language-select.tsx";
import { type FrameWords, PageServices } from "#components/layout/page-services.tsx";
import { ReceiptBell } from "#components/layout/receipt-bell.tsx";
import type { ReceiptBellFacts } from "#components/layout/receipt-bell-facts.ts";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { SkipLink } from "#components/layout/skip-link.tsx";
import { AgeMark, Badge } from "#components/ui/badge.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { Logo } from "#components/ui/logo.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { ThemeSwitch } from "#components/ui/theme/theme-switch.tsx";
import type { PageMember } from "#lib/client/member-state.ts";
import { homePath, localePath } from "#lib/i18n/locale-path.ts";

export type AgentShellFacts = Pick<
  ShellFacts,
  "locale" | "siteName" | "logo" | "minimumAge" | "languages" | "balance" | "t" | "common"
> & { member: PageMember | null; badge: string; bell: ReceiptBellFacts | null };

interface AgentShellProps {
  facts: AgentShellFacts;
  words: FrameWords;
  /** Shown beside the logo. */
  head: ReactNode;
  /** The agent's pages, beside everything on a wide screen; none at the entrance. */
  menu?: ReactNode;
  children: ReactNode;
}

/** Renders the frame of the agent pages: plainer than the lobby's, with the logo leading back to the lobby. */
export function AgentShell({ facts, words, head, menu, children }: AgentShellProps) {
  const { locale, t } = facts;
  return (
    <div
      data-shell
      data-balance={facts.balance}
      className={cx("sunlit", menu !== undefined && "lg:grid lg:grid-cols-[236px_minmax(0,1fr)]")}
    >
      <SkipLink>{words.skip}</SkipLink>
      {menu !== undefined && (
        <aside
          aria-label={t("side-menu")}
          className="sticky top-0 grid h-dvh grid-rows-[auto_1fr] gap-4 overflow-y-auto border-e border-line-1 bg-surface-1 px-3 py-4 max-lg:hidden"
        >
          <HouseMark facts={facts} />
          {menu}
        </aside>
      )}
      <div className="flex min-h-dvh min-w-0 flex-col">
        <header className="sticky top-0 z-20 border-b border-line-1 bg-surface-0">
          <div className="mx-auto flex min-h-16 w-full max-w-[1180px] flex-wrap items-center gap-x-4 px-7 py-2 max-lg:px-3.5">
            <HouseMark facts={facts} className={menu !== undefined ? "lg:hidden" : undefined} />
            {head}
            {facts.bell && <ReceiptBell facts={facts.bell} />}
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-[1180px] flex-1 px-7 py-8 outline-none max-lg:px-3.5 max-lg:py-4"
        >
          {children}
        </main>
        <AgentFooter facts={facts} />
      </div>
      <PageServices locale={locale} member={facts.member} t={t} words={words} />
    </div>
  );
}

function HouseMark({ facts, className }: { facts: AgentShellFacts; className?: string | undefined }) {
  const { locale, siteName, logo, badge } = facts;
  return (
    <div className={cx("flex min-w-0 items-center justify-between gap-4", className)}>
      <PageLink href={homePath(locale)} aria-label={siteName} className="flex min-h-tap min-w-0 items-center">
        <Logo name={siteName} logo={logo} size={28} compact="narrow" />
      </PageLink>
      <Badge tone="brand">{badge}</Badge>
    </div>
  );
}

/** SITE-10: age limit, limits and help are one tap away on agent pages, too. */
function AgentFooter({ facts: { locale, siteName, minimumAge, languages, t, common } }: { facts: AgentShellFacts }) {
  const help = localePath(locale, "/help");
  return (
    <footer className="border-t border-line-1 bg-surface-1">
      <div className="mx-auto flex w-full max-w-[1180px] flex-wrap items-center gap-x-6 gap-y-4 px-7 py-5 max-lg:px-3.5">
        <div className="flex min-w-0 flex-[1_1_340px] items-center gap-3 text-sm">
          <AgeMark age={minimumAge} />
          <p className="max-w-[46em]">
            <b className="font-semibold text-1">{t("age-statement", { name: siteName, age: minimumAge })}</b>{" "}
            {t("disclaimer")}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <PageLink href={`${help}#safe`} className={buttonClass({ tone: "quiet", size: "sm" })}>
            <ShieldCheck aria-hidden size={16} />
            {t("playing-safely")}
          </PageLink>
          <PageLink href={help} className={buttonClass({ tone: "quiet", size: "sm" })}>
            <CircleHelp aria-hidden size={16} />
            {t("help-centre")}
          </PageLink>
          <span className="w-[160px]">
            <LanguageSelect
              locale={locale}
              label={common("language")}
              languages={languages}
              icon={<Languages aria-hidden size={19} />}
            />
          </span>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
