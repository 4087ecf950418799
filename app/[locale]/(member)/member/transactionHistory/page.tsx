import { defineMemberPage, memberMetadata } from "#app/_pages/member-page.tsx";
import { accountColumns } from "#components/cashier/account-columns.tsx";
import { AccountDetails } from "#components/cashier/account-details.tsx";
import { RecordList } from "#components/ui/list/record-list.tsx";
import { Money } from "#components/ui/money.tsx";
import { accountRecordTypes, readAccountRecordCall } from "#lib/contracts/cashier/read-account-record.ts";
import { pages } from "#lib/contracts/pages.ts";
import { zoneName } from "#lib/i18n/format.ts";
import { dayAndHourPresets } from "#lib/i18n/list-days.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { readAccountDays, readBalance } from "#lib/modules/cashier/index.ts";
import { readAccountRecord } from "#lib/portal/composition/account-record.ts";
import { readListPage } from "#lib/portal/pages/read-list-page.ts";

export const generateMetadata = memberMetadata("account-record");

/** MEMBER-05: days, type and page are in the URL; totals cover all pages. */
export default defineMemberPage(pages.accountRecord, "account-record", async (page) => {
  const { context, locale, site } = page;
  const { timeZone, currency } = site;
  const [t, words, { balance }, list] = await Promise.all([
    translatorFor(locale, "cashier"),
    translatorFor(locale, "list"),
    readBalance(context),
    readListPage(page, readAccountRecordCall, readAccountRecord, {
      path: localePath(locale, pages.accountRecord.path),
      pageSize: 25,
      presets: dayAndHourPresets,
      file: "account-record",
      sumDays: readAccountDays,
    }),
  ]);
  const { count = 0 } = list.totals ?? {};
  const place = { locale, currency };
  const money = (units: bigint, signed = true) => (
    <Money amount={moneyToWire(units)} {...place} {...(signed ? { sign: "always" } : {})} />
  );
  const zone = zoneName(timeZone, locale, context.clock.now());
  return (
    <RecordList
      {...{ list, words, count }}
      label={t("record.label")}
      scope={`${t("times-in", { zone })} · ${t("record.count", { count })}`}
      columns={accountColumns({ t, place, timeZone })}
      rowKey={({ seq }) => seq}
      details={(movement) => <AccountDetails {...{ movement, t, place, timeZone }} />}
      {...(list.totals
        ? {
            sums: [
              { label: t("record.sum-in"), value: money(list.totals.in) },
              { label: t("record.sum-out"), value: money(-list.totals.out) },
              { label: t("record.change"), value: money(list.totals.in - list.totals.out) },
              { label: t("balance-now"), value: money(balance, false) },
            ],
          }
        : {})}
      days={{ timeOf: ({ at }) => at, figure: money }}
      empty={{ drawing: "money", title: t("record.empty-title"), text: t("record.empty-text") }}
      labels={{
        newest: t("record.newest"),
        newer: t("record.newer"),
        older: t("record.older"),
        end: t("record.end"),
      }}
      filters={[
        {
          name: "type",
          label: t("record.type"),
          all: t("record.all-types"),
          options: accountRecordTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        },
      ]}
    />
  );
});
