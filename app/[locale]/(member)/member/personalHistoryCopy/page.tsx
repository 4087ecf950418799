import { defineMemberPage, memberMetadata } from "#app/_pages/member-page.tsx";
import { betDays } from "#components/records/bet-days.ts";
import { BetDaysBar } from "#components/records/bet-days-bar.tsx";
import { BetFilters } from "#components/records/bet-filters.tsx";
import { betAddress, betFilterOf } from "#components/records/bet-query.ts";
import { BetTable } from "#components/records/bet-table.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { DownloadCsv } from "#components/ui/download-csv.tsx";
import { ListEnd } from "#components/ui/state.tsx";
import { betStatuses, readBets as call } from "#lib/contracts/games/read-bets.ts";
import { pages } from "#lib/contracts/pages.ts";
import { zoneName } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { inHouseVendor, readBets } from "#lib/modules/games/index.ts";

export const generateMetadata = memberMetadata("betting-record");

const pageSize = 20;

/** MEMBER-04. Days, filters and page stand in the address, so Back, reload and a shared link show the same. */
export default defineMemberPage(
  pages.bettingRecord,
  "betting-record",
  async ({ context, locale, site, searchParams }) => {
    const [t, common, errors] = await Promise.all([
      translatorFor(locale, "records"),
      translatorFor(locale, "common"),
      translatorFor(locale, "errors"),
    ]);
    const { timeZone, currency } = site;
    const now = context.clock.now();
    const shown = betDays(searchParams, timeZone, now);
    const { from, to, query } = shown;
    const filter = betFilterOf(searchParams);
    const cursor = call.input.shape.cursor.safeParse(searchParams.cursor).data;
    const { content, totals, next } = await readBets(context, { from, to, ...filter, cursor, pageSize });

    const page = localePath(locale, pages.bettingRecord.path);
    const address = (more: Record<string, string>) => betAddress(page, { ...filter, ...query, ...more });
    const csv = betAddress(call.path, { ...filter, from: from.toISOString(), to: to.toISOString() });
    return (
      <section className="panel grid gap-4 p-5 *:min-w-0 max-sm:p-4">
        <BetDaysBar {...{ t, page, shown }} keep={{ ...filter }} />
        <BetFilters
          page={page}
          days={query}
          filter={filter}
          all={t("all")}
          groups={[
            { name: "vassalage", label: t("vendor"), options: [{ value: inHouseVendor, label: inHouseVendor }] },
            {
              name: "gameType",
              label: t("type"),
              options: [{ value: "INHOUSE", label: common("categories.in-house") }],
            },
            {
              name: "status",
              label: t("state"),
              options: betStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
            },
          ]}
        />
        <BetTable
          {...{ content, totals, t, locale, currency, timeZone }}
          scope={t("times-in", { zone: zoneName(timeZone, locale, now), count: totals.count })}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <DownloadCsv
            address={csv}
            fileName={`bets-${shown.fileName}`}
            label={t("download")}
            failure={errors("network")}
          />
          <nav aria-label={t("table")} className="flex gap-2">
            {cursor && (
              <a href={address({})} className={buttonClass({ size: "sm" })}>
                {t("newest")}
              </a>
            )}
            {next && (
              <a href={address({ cursor: next })} rel="next" className={buttonClass({ size: "sm" })}>
                {t("more")}
              </a>
            )}
          </nav>
        </div>
        {!next && content.length > 0 && <ListEnd>{t("end")}</ListEnd>}
      </section>
    );
  },
);
