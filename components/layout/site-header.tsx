import { Eye, EyeOff, Plus } from "lucide-react";
import { accountMenuId } from "#components/layout/account-menu.tsx";
import { AuthLink } from "#components/layout/auth-link.tsx";
import { CategoryMenu } from "#components/layout/category-menu.tsx";
import { OwnPart } from "#components/layout/own-part.tsx";
import { ReceiptBell } from "#components/layout/receipt-bell.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { ShellToggle } from "#components/layout/shell-toggle.tsx";
import { BalanceFigure, RefreshBalance } from "#components/layout/wallet.tsx";
import { SearchBox } from "#components/lobby/search/search-box.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { Logo } from "#components/ui/logo.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { PaintPoint } from "#components/ui/paint-point.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";

/** NAV-01, NAV-02, NAV-04: renders the header. On a phone the agent link is in the account's sheet. */
export function SiteHeader({ facts }: { facts: ShellFacts }) {
  const { locale, siteName, logo, member, t } = facts;
  const home = localePath(locale, "/");
  return (
    <header className="sticky top-0 z-20 border-b border-line-1 bg-surface-0/96 max-lg:border-transparent max-lg:bg-surface-0">
      <div className="flex min-h-16 flex-wrap items-center justify-end gap-2.5 px-7 py-2.5 max-lg:px-3.5 max-[359px]:gap-1.5">
        <PageLink href={home} className="me-auto lg:hidden" aria-label={siteName}>
          <Logo name={siteName} logo={logo} size={28} compact={member !== null || "narrow"} />
        </PageLink>
        {/* The search shrinks before anything wraps. */}
        <span className="max-w-[280px] min-w-0 flex-[999_1_2.75rem] max-lg:hidden">
          <SearchBox />
        </span>
        <span className="flex-1 max-lg:hidden" />
        <PageLink
          href={localePath(locale, member?.isAgent ? pages.agentHome.path : pages.agent.path)}
          className={cx(buttonClass({ tone: "quiet" }), "px-3! max-lg:hidden")}
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
      {/* One line, also with the fallback font. It wraps only for enlarged text, because the limit scales with it. */}
      <div className="@container max-lg:hidden">
        <nav aria-label={t("main-navigation")} className="flex px-4 *:h-[46px] @max-3xl:flex-wrap">
          <PageLink href={home} className="tab-link">
            {t("home")}
          </PageLink>
          {facts.categories.map(({ category, title, href }) => (
            <CategoryMenu
              key={category}
              locale={locale}
              category={category}
              title={title}
              href={href}
              text={{
                vendors: t("vendors-of", { kind: title }),
                all: t("all-of", { kind: title }),
                failed: t("vendors-failed"),
              }}
            />
          ))}
          <PageLink href={localePath(locale, "/promotions")} className="tab-link">
            {t("promotions")}
          </PageLink>
        </nav>
      </div>
      {/* The header's row ends at its last button: half of it would be painted at the wrong side. */}
      <PaintPoint id="header-whole" />
    </header>
  );
}

function VisitorSide({ facts: { locale, common } }: { facts: ShellFacts }) {
  return (
    <>
      <AuthLink popup="login" locale={locale} className={cx(buttonClass(), "max-lg:px-3.5")}>
        {common("log-in")}
      </AuthLink>
      <AuthLink popup="register" locale={locale} className={cx(buttonClass({ tone: "gold" }), "max-lg:px-3.5")}>
        {common("register")}
      </AuthLink>
    </>
  );
}

function MemberSide({ facts, account }: { facts: ShellFacts; account: string }) {
  const { locale, member, t, common } = facts;
  const balance = member?.balance;
  const deposit = localePath(locale, "/member/depositv2");
  return (
    <>
      {balance && (
        <div className="flex min-h-tap max-w-full flex-wrap items-center justify-end rounded-md bg-surface-1 edge-2 ps-3.5 lg:pe-1">
          <span className="sr-only">{common("balance")}</span>
          <BalanceFigure
            balance={balance}
            locale={locale}
            hiddenText={t("balance-hidden")}
            className="text-[0.9375rem] font-bold text-positive"
          />
          <ShellToggle state="balance" className={slimClass}>
            <Eye aria-hidden size={16} className="balance-hidden:hidden" />
            <EyeOff aria-hidden size={16} className="hidden balance-hidden:block" />
            <span className="sr-only balance-hidden:hidden">{t("hide-balance")}</span>
            <span className="hidden sr-only balance-hidden:inline">{t("show-balance")}</span>
          </ShellToggle>
          <span className="max-lg:hidden">
            <RefreshBalance label={t("refresh-balance")} failure={t("balance-failed")} />
          </span>
          {/* Beside the bell there is no room on the narrowest phones; the tab bar has the same link. */}
          <PageLink href={deposit} className={cx(buttonClass({ tone: "gold" }), "px-3! lg:hidden max-[379px]:hidden")}>
            {common("deposit")}
          </PageLink>
        </div>
      )}
      <PageLink
        href={localePath(locale, "/member/withdraw")}
        className={cx(buttonClass(), "max-xl:px-3! max-lg:hidden")}
      >
        {common("withdraw")}
      </PageLink>
      <PageLink href={deposit} className={cx(buttonClass({ tone: "gold" }), "max-xl:px-3! max-lg:hidden")}>
        <Plus aria-hidden size={16} className="max-xl:hidden" />
        {common("deposit")}
      </PageLink>
      {facts.bell && <ReceiptBell facts={facts.bell} className="max-lg:-me-2" />}
      <button
        type="button"
        popoverTarget={accountMenuId}
        aria-label={t("account-menu", { account })}
        className="ms-1 rounded-full max-lg:hidden"
      >
        <Avatar name={account} />
      </button>
    </>
  );
}

const slimClass =
  "ms-1 grid size-9 shrink-0 place-items-center rounded-[9px] text-2 transition-colors duration-fast hover:bg-surface-3 hover:text-1 max-lg:size-tap";
