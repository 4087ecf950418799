import { defineMemberPage, memberMetadata } from "#app/_pages/member-page.tsx";
import { betColumns } from "#components/records/bet-columns.tsx";
import { RecordList } from "#components/ui/list/record-list.tsx";
import { betStatuses, readBetsCall } from "#lib/contracts/games/read-bets.ts";
import { pages } from "#lib/contracts/pages.ts";
import { zoneName } from "#lib/i18n/format.ts";
import { dayAndHourPresets } from "#lib/i18n/list-days.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { inHouseVendor, readBets, readVendorName } from "#lib/modules/games/index.ts";
import { readListPage } from "#lib/portal/pages/read-list-page.ts";

export const generateMetadata = memberMetadata("betting-record");

/** MEMBER-04. Days, filters and page are in the URL, so Back, reload and a shared link show the same. */
export default defineMemberPage(pages.bettingRecord, "betting-record", async (page) => {
  const { context, locale, site } = page;
  const { timeZone, currency } = site;
  const [t, words, common, inHouse, list] = await Promise.all([
    translatorFor(locale, "records"),
    translatorFor(locale, "list"),
    translatorFor(locale, "common"),
    readVendorName(context, inHouseVendor),
    readListPage(page, readBetsCall, readBets, {
      path: localePath(locale, pages.bettingRecord.path),
      pageSize: 20,
      presets: dayAndHourPresets,
      file: "bets",
    }),
  ]);
  const { count = 0 } = list.totals ?? {};
  return (
    <RecordList
      {...{ list, words, count }}
      label={t("table")}
      scope={t("times-in", { zone: zoneName(timeZone, locale, context.clock.now()), count })}
      columns={betColumns({ t, locale, currency, timeZone }, list.totals)}
      rowKey={({ roundId }) => roundId}
      totalLabel={t("total", { count })}
      empty={{ drawing: "games", title: t("empty-title"), text: t("empty-text") }}
      labels={{ newest: t("newest"), newer: t("newer"), older: t("older") }}
      filters={[
        {
          name: "vassalage",
          label: t("vendor"),
          all: words("all"),
          options: [{ value: inHouseVendor, label: inHouse }],
        },
        {
          name: "gameType",
          label: t("type"),
          all: words("all"),
          options: [{ value: "INHOUSE", label: common("categories.in-house") }],
        },
        {
          name: "status",
          label: t("state"),
          all: words("all"),
          options: betStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
    />
  );
});
