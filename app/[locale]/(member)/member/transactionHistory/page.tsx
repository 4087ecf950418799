import { defineMemberPage, memberMetadata } from "#app/_pages/member-page.tsx";
import { accountColumns } from "#components/cashier/account-columns.tsx";
import { RecordList } from "#components/ui/list/record-list.tsx";
import { accountRecordTypes, readAccountRecordCall } from "#lib/contracts/cashier/read-account-record.ts";
import { pages } from "#lib/contracts/pages.ts";
import { zoneName } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readAccountRecord } from "#lib/modules/cashier/index.ts";
import { readListPage } from "#lib/portal/pages/read-list-page.ts";

export const generateMetadata = memberMetadata("account-record");

/** MEMBER-05: days, type and page are in the URL; totals cover all pages. */
export default defineMemberPage(pages.accountRecord, "account-record", async (page) => {
  const { context, locale, site } = page;
  const { timeZone, currency } = site;
  const [t, words, list] = await Promise.all([
    translatorFor(locale, "cashier"),
    translatorFor(locale, "list"),
    readListPage(page, readAccountRecordCall, readAccountRecord, {
      path: localePath(locale, pages.accountRecord.path),
      pageSize: 25,
      file: "account-record",
    }),
  ]);
  const { count = 0 } = list.totals ?? {};
  const zone = zoneName(timeZone, locale, context.clock.now());
  return (
    <RecordList
      {...{ list, words, count }}
      layout="split"
      label={t("record.label")}
      scope={`${t("times-in", { zone })} · ${t("record.count", { count })}`}
      columns={accountColumns({ t, place: { locale, currency }, timeZone, totals: list.totals })}
      rowKey={({ seq }) => seq}
      totalLabel={t("record.total")}
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
