import { readCashierNews } from "#app/_frames/read-cashier-news.ts";
import { defineMemberPage, memberMetadata } from "#app/_pages/member-page.tsx";
import { DepositForm } from "#components/cashier/deposit-form.tsx";
import { DepositHistory } from "#components/cashier/deposit-history.tsx";
import { DepositStatus } from "#components/cashier/deposit-status.tsx";
import { moneyText } from "#components/cashier/money-text.ts";
import { PendingDeposit } from "#components/cashier/pending-deposit.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { listDepositsCall } from "#lib/contracts/cashier/list-deposits.ts";
import { pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { checkOpenPayments, listDeposits, readBalance, readDepositOptions } from "#lib/modules/cashier/index.ts";
import { readListPage } from "#lib/portal/pages/read-list-page.ts";

const pageSize = 10;

export const generateMetadata = memberMetadata("deposit");

export default defineMemberPage(pages.deposit, "deposit", async (page) => {
  const { context, locale, site, searchParams } = page;
  const here = localePath(locale, pages.deposit.path);
  await readCashierNews(locale);
  await checkOpenPayments(context);
  const [t, words, picked, options, { balance }, list] = await Promise.all([
    translatorFor(locale, "cashier"),
    translatorFor(locale, "list"),
    pickMessages(locale, ["cashier", "validation"]),
    readDepositOptions(context),
    readBalance(context),
    readListPage(page, listDepositsCall, listDeposits, { path: here, pageSize }),
  ]);
  const place = { locale, currency: options.currency };
  const now = context.clock.now();
  // Pending payments show on every page of the list. A payment is open for minutes, so it is among the newest deposits.
  const newest = list.newest ? (await listDeposits.slice(context, { pageSize })).rows : list.rows;
  const followed = newest.filter(({ id, state }) => id === searchParams.deposit || state === "paid");
  const pending = newest.filter((deposit) => deposit.payUrl !== null && !followed.includes(deposit));
  const [channel] = options.channels;
  return (
    <ClientMessages picked={picked}>
      {followed.map((deposit) => (
        <DepositStatus key={deposit.id} deposit={deposit} serverNow={now.toISOString()} place={place} />
      ))}
      {pending.length > 0 && (
        <section className="panel grid gap-3 p-5">
          <h2 className="text-xl">{t("deposit.pending-title")}</h2>
          <ul className="grid gap-2">
            {pending.map(({ id, amount, payUrl, expiresAt }) => (
              <PendingDeposit
                key={id}
                amount={moneyText(amount, place)}
                payUrl={payUrl ?? ""}
                expiresAt={expiresAt.toISOString()}
                serverNow={now.toISOString()}
                text={{ pay: t("deposit.continue") }}
              />
            ))}
          </ul>
        </section>
      )}
      {channel ? (
        <DepositForm
          {...{ place, balance, channel, here }}
          presets={options.presets}
          turnoverMultiple={options.turnoverMultiple}
        />
      ) : (
        <Notice tone="warning" title={t("deposit.no-way-title")}>
          {t("deposit.no-way-text")}
        </Notice>
      )}
      <DepositHistory {...{ list, t, words, place, now }} timeZone={site.timeZone} />
    </ClientMessages>
  );
});
