import { defineMemberPage, memberMetadata } from "#app/_pages/member-page.tsx";
import { ProfitDays } from "#components/records/profit-days.tsx";
import { ProfitSummary } from "#components/records/profit-summary.tsx";
import { ProfitTypes } from "#components/records/profit-types.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { DownloadCsv } from "#components/ui/download-csv.tsx";
import { DayBar } from "#components/ui/list/day-bar.tsx";
import { PaperHead } from "#components/ui/list/paper-head.tsx";
import { PrintButton } from "#components/ui/list/print-button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { State } from "#components/ui/state.tsx";
import { textLink } from "#components/ui/text-link.ts";
import { wireOfCategory } from "#lib/contracts/games/categories.ts";
import { readProfitCall } from "#lib/contracts/games/read-profit.ts";
import { listAddress } from "#lib/contracts/list-address.ts";
import { helpPath, pages } from "#lib/contracts/pages.ts";
import { daysBetween } from "#lib/i18n/day-range.ts";
import { zoneName } from "#lib/i18n/format.ts";
import { dayAndHourPresets, listDays } from "#lib/i18n/list-days.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readProfit } from "#lib/modules/games/index.ts";
import { paperFacts } from "#lib/portal/pages/paper-facts.ts";

export const generateMetadata = memberMetadata("personal-profit");

/** MEMBER-06. The days are in the URL, as in the betting record. */
export default defineMemberPage(
  pages.profitAndLoss,
  "personal-profit",
  async ({ context, locale, site, searchParams }) => {
    const { timeZone, currency } = site;
    const now = context.clock.now();
    const shown = listDays(searchParams, timeZone, now, dayAndHourPresets);
    const { from, to } = shown;
    const [t, words, common, paper, { totals, types, days: played }] = await Promise.all([
      translatorFor(locale, "records"),
      translatorFor(locale, "list"),
      translatorFor(locale, "common"),
      paperFacts({ context, site, locale }, shown),
      readProfit(context, { from, to }),
    ]);
    const page = localePath(locale, pages.profitAndLoss.path);
    const bets = localePath(locale, pages.bettingRecord.path);
    // Future days are left out.
    const days = daysBetween(from, new Date(Math.min(to.getTime(), now.getTime())), timeZone);
    const place = { t, locale, currency };
    return (
      <>
        <section data-paper className="panel grid gap-5 p-5 *:min-w-0 max-sm:p-4">
          <PaperHead title={t("profit.title")} facts={paper} />
          <div className="relative flex flex-wrap items-center gap-2 print:hidden">
            <DayBar {...{ words, locale, shown }} address={(query) => listAddress(page, query)} />
            {types.length > 0 && (
              <div className="ms-auto max-sm:ms-0">
                <PrintButton label={words("print")} />
              </div>
            )}
          </div>
          {types.length > 0 ? (
            <>
              <p className="text-sm text-3">
                {t("profit.scope", { zone: zoneName(timeZone, locale, now), count: totals.bets })}
              </p>
              <ProfitSummary {...place} totals={totals} />
            </>
          ) : (
            <State
              drawing="games"
              title={t("empty-title")}
              text={t("profit.empty-text")}
              action={
                shown.preset !== "30-days" && (
                  <PageLink href={listAddress(page, { range: "30-days" })} className={buttonClass({})}>
                    {t("profit.show-30-days")}
                  </PageLink>
                )
              }
            />
          )}
        </section>
        {days.length > 1 && types.length > 0 && (
          <ProfitDays {...place} {...{ days, played }} openLabel={words("open-row")} />
        )}
        {types.length > 0 && (
          <ProfitTypes
            {...place}
            {...{ types, totals }}
            openLabel={words("open-row")}
            nameOf={(category) => common(`categories.${category}`)}
            betsHref={(category) => listAddress(bets, { ...shown.query, gameType: wireOfCategory(category) })}
          >
            <DownloadCsv
              address={listAddress(readProfitCall.path, { from: from.toISOString(), to: to.toISOString() })}
              fileName={`profit-and-loss-${shown.name}.csv`}
              label={words("download")}
              failure={words("download-failed")}
            />
          </ProfitTypes>
        )}
        <p className="text-sm text-3">
          {t("profit.safe")}{" "}
          <PageLink href={localePath(locale, helpPath("play-safely"))} className={textLink}>
            {t("profit.to-safe")}
          </PageLink>
        </p>
      </>
    );
  },
);
