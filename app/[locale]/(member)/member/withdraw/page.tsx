import { readCashierNews } from "#app/_frames/read-cashier-news.ts";
import { defineMemberPage, memberMetadata } from "#app/_pages/member-page.tsx";
import { BankAccountForm } from "#components/cashier/bank-account-form.tsx";
import { CurrentWithdrawal } from "#components/cashier/current-withdrawal.tsx";
import { PaymentPasswordForm } from "#components/cashier/payment-password-form.tsx";
import { Turnover } from "#components/cashier/turnover.tsx";
import { WithdrawalForm } from "#components/cashier/withdrawal-form.tsx";
import { WithdrawalHistory } from "#components/cashier/withdrawal-history.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Fold } from "#components/ui/fold.tsx";
import { Panel } from "#components/ui/panel.tsx";
import { listWithdrawalsCall } from "#lib/contracts/cashier/list-withdrawals.ts";
import { pages } from "#lib/contracts/pages.ts";
import { formatDate } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { cashierSettings, listWithdrawals, readWithdrawalOptions } from "#lib/modules/cashier/index.ts";
import { readSettings } from "#lib/modules/system/index.ts";
import { readListPage } from "#lib/portal/pages/read-list-page.ts";

export const generateMetadata = memberMetadata("withdraw");

/**
 * Maximum number of open withdrawals. No player reaches it in practice: each holds money and is settled within days.
 */
const mostOpen = 100;

export default defineMemberPage(pages.withdraw, "withdraw", async (page) => {
  const { context, locale, site } = page;
  await readCashierNews(locale);
  const [t, words, picked, options, open, ended, { cashier }] = await Promise.all([
    translatorFor(locale, "cashier"),
    translatorFor(locale, "list"),
    pickMessages(locale, ["cashier", "validation"]),
    readWithdrawalOptions(context),
    listWithdrawals.slice(context, { pageSize: mostOpen, open: true }),
    readListPage(page, listWithdrawalsCall, listWithdrawals, {
      path: localePath(locale, pages.withdraw.path),
      pageSize: 10,
      fixed: { open: "false" },
    }),
    readSettings(context, cashierSettings),
  ]);
  const { timeZone } = site;
  const { hasPaymentPassword, bankAccounts, banks, turnover, paymentPasswordLockedUntil: lockedUntil } = options;
  const rule = t("withdraw.turnover-text", {
    deposits: cashier.turnoverMultiple,
    rewards: cashier.promotionTurnoverMultiple,
  });
  const place = { locale, currency: options.currency };
  const now = context.clock.now();
  const locked = lockedUntil
    ? t("withdraw.locked", { time: formatDate(lockedUntil, locale, timeZone, "time") })
    : undefined;
  return (
    <ClientMessages picked={picked}>
      {open.rows.map((withdrawal) => (
        <CurrentWithdrawal key={withdrawal.id} {...{ t, place, timeZone, now, withdrawal }} />
      ))}
      <Turnover {...{ t, place, rule }} {...turnover} />
      {!hasPaymentPassword && (
        <Panel title={t("withdraw.password-title")} text={t("withdraw.password-text")}>
          <PaymentPasswordForm />
        </Panel>
      )}
      {hasPaymentPassword && bankAccounts.length === 0 && (
        <Panel title={t("withdraw.account-title")} text={t("withdraw.account-text")}>
          <BankAccountForm banks={banks} />
        </Panel>
      )}
      {hasPaymentPassword && bankAccounts.length > 0 && (
        <>
          <WithdrawalForm {...options} place={place} blocked={locked ?? (turnover.left > 0n ? rule : undefined)} />
          <section className="panel grid gap-1 p-5">
            <Fold title={t("withdraw.another-account")}>
              <BankAccountForm banks={banks} tone="secondary" />
            </Fold>
            <Fold title={t("withdraw.change-password")}>
              <PaymentPasswordForm change />
            </Fold>
          </section>
        </>
      )}
      <WithdrawalHistory {...{ t, words, place, timeZone, now }} list={ended} />
    </ClientMessages>
  );
});
