import { CircleHelp, Handshake, Languages, LogOut, ShieldCheck, Smartphone, SunMoon } from "lucide-react";
import { SignOut } from "#components/auth/sign-out.tsx";
import { appsOf } from "#components/layout/app-menu.tsx";
import { BalanceToggle } from "#components/layout/balance-toggle.tsx";
import { EntryText } from "#components/layout/entry-text.tsx";
import { LanguageSelect } from "#components/layout/language-select.tsx";
import { OwnPart } from "#components/layout/own-part.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { BalanceFigure, RefreshBalance, type ShownBalance } from "#components/layout/wallet.tsx";
import { listIcon } from "#components/lobby/navigation.ts";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { ThemeRow } from "#components/ui/theme/theme-switch.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";

export const accountMenuId = "account-menu";

/**
 * NAV-03: account menu with the entries that exist. A dropdown below the avatar on desktops; on phones a sheet behind
 * the last tab, where a visitor finds language, theme and help. It is a native popover, so Escape and an outside tap
 * close it without script.
 */
export function AccountMenu({ facts }: { facts: ShellFacts }) {
  const { locale, member, languages, entries, ownLists, t, common } = facts;
  return (
    <aside
      id={accountMenuId}
      aria-label={t("account")}
      popover="auto"
      className={cx(
        "overlay inset-auto z-30 m-0 max-h-[82dvh] overflow-y-auto p-1.5 text-2 backdrop:bg-transparent",
        "sm:end-7 sm:top-[58px] sm:w-64 sm:rounded-[14px] sm:animate-[rise-in_var(--t-base)_var(--ease)]",
        "max-sm:inset-x-0 max-sm:bottom-0 max-sm:w-full max-sm:rounded-t-xl max-sm:px-3 max-sm:pt-2.5 max-sm:pb-[max(20px,env(safe-area-inset-bottom))] max-sm:backdrop:bg-scrim max-sm:animate-[sheet-in_var(--t-slow)_var(--ease)]",
      )}
    >
      <span aria-hidden className="mx-auto mb-2 block h-1 w-9 rounded-full bg-line-control sm:hidden" />
      {member && (
        <OwnPart owner={member.id}>
          <nav aria-label={t("account")}>
            <PageLink href={localePath(locale, "/member")} className="row-link font-bold text-1">
              <bdi className="truncate-line">{member.account}</bdi>
            </PageLink>
            {member.balance && <BalanceRow facts={facts} balance={member.balance} />}
            {entries.map(({ href, icon: Icon, ...entry }) => (
              <PageLink key={href} href={href} className="row-link">
                <Icon aria-hidden size={19} />
                <EntryText entry={entry} className="flex-1" />
              </PageLink>
            ))}
            {ownLists.map(({ list, title, href }) => {
              const Icon = listIcon[list];
              return (
                <PageLink key={list} href={href} className="row-link">
                  <Icon aria-hidden size={19} />
                  {title}
                </PageLink>
              );
            })}
            {member.isAgent && (
              <PageLink href={localePath(locale, pages.agentHome.path)} className="row-link">
                <Handshake aria-hidden size={19} />
                {common("agent-center")}
              </PageLink>
            )}
          </nav>
        </OwnPart>
      )}
      <hr className={cx("my-1.5 border-line-1", !member && "hidden")} />
      <PageLink href={`${localePath(locale, "/help")}#safe`} className="row-link">
        <ShieldCheck aria-hidden size={19} />
        {t("playing-safely")}
      </PageLink>
      <PageLink href={localePath(locale, "/help")} className="row-link">
        <CircleHelp aria-hidden size={19} />
        {t("help-centre")}
      </PageLink>
      {!member?.isAgent && (
        <PageLink href={localePath(locale, pages.agent.path)} className="row-link sm:hidden">
          <Handshake aria-hidden size={19} />
          {t("agent")}
        </PageLink>
      )}
      {appsOf(facts).map(({ name, url }) => (
        <a key={url} href={url} target="_blank" rel="noopener noreferrer" className="row-link sm:hidden">
          <Smartphone aria-hidden size={19} />
          {name}
        </a>
      ))}
      <LanguageSelect
        locale={locale}
        label={common("language")}
        languages={languages}
        icon={<Languages aria-hidden size={19} />}
      />
      <ThemeRow className="row-link">
        <SunMoon aria-hidden size={19} />
        {t("theme")}
      </ThemeRow>
      {member && (
        <>
          <hr className="my-1.5 border-line-1" />
          <SignOut
            text={{
              prompt: common("prompt"),
              question: common("sure-to-logout"),
              confirm: common("log-out"),
              cancel: common("cancel"),
            }}
            home={localePath(locale, "/")}
            popoverTarget={accountMenuId}
            popoverTargetAction="hide"
            className="row-link w-full"
          >
            <LogOut aria-hidden size={19} />
            {common("log-out")}
          </SignOut>
        </>
      )}
    </aside>
  );
}

/** NAV-02: shows the balance in the sheet with its buttons, for which a phone's header has no room. */
function BalanceRow({ facts: { locale, t, common }, balance }: { facts: ShellFacts; balance: ShownBalance }) {
  return (
    <div className="mb-1 flex items-center gap-2 rounded-[10px] bg-surface-2 ps-2.5 sm:hidden">
      <span className="text-sm">{common("balance")}</span>
      <BalanceFigure
        balance={balance}
        locale={locale}
        hiddenText={t("balance-hidden")}
        silent
        className="ms-auto truncate-line text-positive"
      />
      <BalanceToggle t={t} />
      <RefreshBalance label={t("refresh-balance")} failure={t("balance-failed")} />
    </div>
  );
}
