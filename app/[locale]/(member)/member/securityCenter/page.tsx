import { Landmark, LockKeyhole, MonitorSmartphone, UserRound, WalletCards } from "lucide-react";
import { defineMemberPage, memberMetadata } from "#app/_pages/member-page.tsx";
import { AccountFacts } from "#components/auth/account-facts.tsx";
import { ChangePassword } from "#components/auth/change-password.tsx";
import { DeviceList } from "#components/auth/device-list.tsx";
import { BankAccountForm } from "#components/cashier/bank-account-form.tsx";
import { BankAccounts } from "#components/cashier/bank-accounts.tsx";
import { PaymentPasswordForm } from "#components/cashier/payment-password-form.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Fold } from "#components/ui/fold.tsx";
import { ListFailed } from "#components/ui/list/list-failed.tsx";
import { ListArrows } from "#components/ui/list/list-pager.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Panel } from "#components/ui/panel.tsx";
import { listSessionsCall } from "#lib/contracts/identity/list-sessions.ts";
import { pages } from "#lib/contracts/pages.ts";
import { type DateStyle, formatDate, zoneName } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readWithdrawalOptions } from "#lib/modules/cashier/index.ts";
import { listOwnSessions, readMember, readRegistrationSettings } from "#lib/modules/identity/index.ts";
import { readListPage } from "#lib/portal/pages/read-list-page.ts";

export const generateMetadata = memberMetadata("security");

const clientWords = ["auth.password", "auth.strength", "cashier.withdraw", "security.devices", "validation"];

/** MEMBER-03, as far as it exists: the account's identity, both passwords, bank accounts and open sessions. */
export default defineMemberPage(pages.security, "security", async (page) => {
  const { context, locale, site } = page;
  const [t, words, cashier, picked, member, devices, settings, options] = await Promise.all([
    translatorFor(locale, "security"),
    translatorFor(locale, "list"),
    translatorFor(locale, "cashier"),
    pickMessages(locale, clientWords),
    readMember(context),
    readListPage(page, listSessionsCall, listOwnSessions, {
      path: localePath(locale, pages.security.path),
      pageSize: 10,
    }),
    readRegistrationSettings(context),
    readWithdrawalOptions(context),
  ]);
  const { hasPaymentPassword, paymentPasswordLockedUntil: lockedUntil, bankAccounts, banks } = options;
  const time = (at: Date, style?: DateStyle) => formatDate(at, locale, site.timeZone, style);
  const nameOf = ({ browser, system }: (typeof devices)["rows"][number]) =>
    browser && system ? t("devices.name", { browser, system }) : (browser ?? system ?? t("devices.unknown"));
  return (
    <ClientMessages picked={picked}>
      <Panel title={t("account.title")} icon={UserRound}>
        <AccountFacts
          facts={[
            { label: t("account.name"), value: member.account },
            { label: t("account.nickname"), value: member.nickname },
            { label: t("account.since"), value: time(member.createdAt, "date") },
          ]}
        />
      </Panel>
      <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
        <Panel
          title={t("password.title")}
          text={t("password.changed-at", { date: time(member.passwordChangedAt, "date") })}
          icon={LockKeyhole}
        >
          <Fold title={t("password.change")}>
            <ChangePassword account={member.account} settings={settings} />
          </Fold>
        </Panel>
        <Panel
          title={cashier("withdraw.password")}
          text={t("payment.text")}
          icon={WalletCards}
          aside={
            hasPaymentPassword ? (
              <Badge tone="positive">{t("payment.set")}</Badge>
            ) : (
              <Badge>{t("payment.not-set")}</Badge>
            )
          }
        >
          {lockedUntil && (
            <Notice tone="warning">{cashier("withdraw.locked", { time: time(lockedUntil, "time") })}</Notice>
          )}
          {hasPaymentPassword ? (
            <Fold key="change" title={cashier("withdraw.change-password")}>
              <PaymentPasswordForm change />
            </Fold>
          ) : (
            <Fold key="first" title={cashier("withdraw.password-title")}>
              <PaymentPasswordForm />
            </Fold>
          )}
        </Panel>
      </div>
      <Panel title={t("bank.title")} text={cashier("withdraw.account-text")} icon={Landmark}>
        {bankAccounts.length > 0 ? (
          <BankAccounts
            accounts={bankAccounts.map(({ lastDigits, ...account }) => ({
              ...account,
              number: cashier("withdraw.ending", { digits: lastDigits }),
            }))}
          />
        ) : (
          <p>{hasPaymentPassword ? t("bank.none") : t("bank.needs-password")}</p>
        )}
        {hasPaymentPassword && (
          <Fold title={cashier(bankAccounts.length > 0 ? "withdraw.another-account" : "withdraw.account-title")}>
            <BankAccountForm banks={banks} tone="secondary" />
          </Fold>
        )}
      </Panel>
      <Panel
        title={t("devices.title")}
        text={t("devices.text", { zone: zoneName(site.timeZone, locale, context.clock.now()) })}
        icon={MonitorSmartphone}
      >
        {devices.errorReference === null ? (
          <DeviceList
            devices={devices.rows.map((session) => ({
              key: session.key,
              current: session.current,
              kind: session.kind,
              ip: session.ip,
              name: nameOf(session),
              started: time(session.startedAt),
              lastUsed: time(session.lastSeenAt),
            }))}
          />
        ) : (
          <ListFailed list={devices} words={words} />
        )}
        <ListArrows list={devices} words={words} count={devices.totals?.count ?? 0} />
      </Panel>
    </ClientMessages>
  );
});
