import { defineMemberPage, memberMetadata } from "#app/_pages/member-page.tsx";
import { betColumns } from "#components/records/bet-columns.tsx";
import { BetDetails } from "#components/records/bet-details.tsx";
import { betSums } from "#components/records/bet-sums.tsx";
import { RecordList } from "#components/ui/list/record-list.tsx";
import { Money } from "#components/ui/money.tsx";
import { wireOfCategory } from "#lib/contracts/games/categories.ts";
import { betStatuses, readBetsCall } from "#lib/contracts/games/read-bets.ts";
import { pages } from "#lib/contracts/pages.ts";
import { zoneName } from "#lib/i18n/format.ts";
import { dayAndHourPresets } from "#lib/i18n/list-days.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { readBetDays, readBets, readPlayable } from "#lib/modules/games/index.ts";
import { readListPage } from "#lib/portal/pages/read-list-page.ts";

export const generateMetadata = memberMetadata("betting-record");

/** MEMBER-04. Days, filters and page are in the URL, so Back, reload and a shared link show the same. */
export default defineMemberPage(pages.bettingRecord, "betting-record", async (page) => {
  const { context, locale, site } = page;
  const { timeZone, currency } = site;
  const [t, words, common, playable, list] = await Promise.all([
    translatorFor(locale, "records"),
    translatorFor(locale, "list"),
    translatorFor(locale, "common"),
    readPlayable(context),
    readListPage(page, readBetsCall, readBets, {
      path: localePath(locale, pages.bettingRecord.path),
      pageSize: 20,
      presets: dayAndHourPresets,
      file: "bets",
      sumDays: readBetDays,
    }),
  ]);
  const { count = 0 } = list.totals ?? {};
  const place = { t, locale, currency, timeZone };
  return (
    <RecordList
      {...{ list, words, count }}
      label={t("table")}
      scope={t("times-in", { zone: zoneName(timeZone, locale, context.clock.now()), count })}
      columns={betColumns(place)}
      rowKey={({ roundId }) => roundId}
      details={(bet) => <BetDetails bet={bet} place={place} />}
      {...(list.totals ? { sums: betSums(place, list.totals) } : {})}
      days={{
        timeOf: ({ placedAt }) => placedAt,
        figure: (sum) => <Money amount={moneyToWire(sum)} {...{ locale, currency }} sign="always" />,
      }}
      empty={{ drawing: "games", title: t("empty-title"), text: t("empty-text") }}
      labels={{ newest: t("newest"), newer: t("newer"), older: t("older") }}
      filters={[
        {
          name: "vassalage",
          label: t("vendor"),
          all: words("all"),
          options: playable.vendors.map(({ vendorCode, displayName }) => ({ value: vendorCode, label: displayName })),
        },
        {
          name: "gameType",
          label: t("type"),
          all: words("all"),
          options: playable.categories.map((category) => ({
            value: wireOfCategory(category),
            label: common(`categories.${category}`),
          })),
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
