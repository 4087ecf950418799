import { Plus } from "lucide-react";
import { accountMenuId } from "#components/layout/account-menu.tsx";
import { AuthLink } from "#components/layout/auth-link.tsx";
import { BalanceToggle } from "#components/layout/balance-toggle.tsx";
import { MainNavigation } from "#components/layout/main-navigation.tsx";
import { OwnPart } from "#components/layout/own-part.tsx";
import { ReceiptBell } from "#components/layout/receipt-bell.tsx";
import { ServiceIcon } from "#components/layout/service-menu.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { BalanceFigure, RefreshBalance, type ShownBalance } from "#components/layout/wallet.tsx";
import { SearchBox } from "#components/lobby/search/search-box.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { Logo } from "#components/ui/logo.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { PaintPoint } from "#components/ui/paint-point.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { homePath, localePath } from "#lib/i18n/locale-path.ts";

/** Turns soft where the page itself asks in gold: one gold button per view. */
const goldClass = cx(buttonClass({ tone: "gold" }), "asked:soft-gold");

/**
 * NAV-01, NAV-02, NAV-04: renders the header, 104 px high and opaque. On a phone the agent link, withdraw and what hides
 * the balance are in the account's sheet.
 */
export function SiteHeader({ facts }: { facts: ShellFacts }) {
  const { locale, siteName, logo, member, t } = facts;
  return (
    <header className="sticky top-0 z-20 border-b border-line-1 bg-surface-0">
      <div className="flex min-h-[60px] flex-wrap items-center justify-end gap-2.5 px-7 py-2 max-xl:gap-2 max-xl:px-5 max-sm:min-h-14 max-sm:gap-1 max-sm:px-3.5 max-sm:pb-1">
        <PageLink href={homePath(locale)} className="me-auto sm:hidden" aria-label={siteName}>
          <Logo name={siteName} logo={logo} size={28} compact={member !== null || "narrow"} />
        </PageLink>
        {/* The search shrinks before anything wraps. */}
        <span className="max-w-[420px] min-w-0 flex-[999_1_2.75rem] max-sm:hidden">
          <SearchBox />
        </span>
        <span className="flex-1 max-sm:hidden" />
        <PageLink
          href={localePath(locale, member?.isAgent ? pages.agentHome.path : pages.agent.path)}
          className={cx(buttonClass({ tone: "quiet" }), "px-3! max-sm:hidden")}
        >
          {t("agent")}
        </PageLink>
        {member ? (
          <OwnPart owner={member.id}>
            <MemberSide facts={facts} account={member.account} />
          </OwnPart>
        ) : (
          <VisitorSide facts={facts} />
        )}
      </div>
      <MainNavigation facts={facts} />
      {/* The header's row ends at its last button: half of it would be painted at the wrong side. */}
      <PaintPoint id="header-whole" />
    </header>
  );
}

function VisitorSide({ facts }: { facts: ShellFacts }) {
  const { locale, common } = facts;
  return (
    <>
      <ServiceIcon facts={facts} />
      <AuthLink popup="login" locale={locale} className={cx(buttonClass(), "max-xl:px-3.5")}>
        {common("log-in")}
      </AuthLink>
      <AuthLink popup="register" locale={locale} ahead className={cx(goldClass, "max-xl:px-3.5 max-sm:ms-1")}>
        {common("register")}
      </AuthLink>
    </>
  );
}

function MemberSide({ facts, account }: { facts: ShellFacts; account: string }) {
  const { locale, member, t, common } = facts;
  return (
    <>
      {member?.balance && <Wallet facts={facts} balance={member.balance} />}
      <PageLink
        href={localePath(locale, "/member/withdraw")}
        className={cx(buttonClass(), "max-xl:px-3! max-lg:hidden")}
      >
        {common("withdraw")}
      </PageLink>
      <PageLink
        href={localePath(locale, "/member/depositv2")}
        className={cx(goldClass, "max-xl:px-3.5! max-sm:hidden")}
      >
        <Plus aria-hidden size={16} className="max-xl:hidden" />
        {common("deposit")}
      </PageLink>
      {facts.bell && <ReceiptBell facts={facts.bell} />}
      <ServiceIcon facts={facts} className="max-sm:-me-2" />
      <button
        type="button"
        popoverTarget={accountMenuId}
        aria-label={t("account-menu", { account })}
        title={t("account")}
        className="ms-1 rounded-full max-sm:hidden"
      >
        <Avatar name={account} />
      </button>
    </>
  );
}

function Wallet({ facts: { locale, t, common }, balance }: { facts: ShellFacts; balance: ShownBalance }) {
  return (
    <div className="flex min-h-tap max-w-full flex-wrap items-center justify-end rounded-md bg-surface-1 ps-3.5 edge-2 max-sm:gap-x-2.5 max-sm:ps-3 sm:pe-1">
      <span className="sr-only">{common("balance")}</span>
      <BalanceFigure
        balance={balance}
        locale={locale}
        hiddenText={t("balance-hidden")}
        className="text-[0.9375rem] font-bold text-positive max-[379px]:pe-3"
      />
      <BalanceToggle t={t} className="ms-1 max-sm:hidden" />
      <span className="max-lg:hidden">
        <RefreshBalance label={t("refresh-balance")} failure={t("balance-failed")} />
      </span>
      {/* Beside the bell there is no room on the narrowest phones; the tab bar has the same link. */}
      <PageLink
        href={localePath(locale, "/member/depositv2")}
        className={cx(goldClass, "px-3! sm:hidden max-[379px]:hidden")}
      >
        {common("deposit")}
      </PageLink>
    </div>
  );
}
