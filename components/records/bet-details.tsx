import { type Bet, type BetPlace, resultOf } from "#components/records/bet-columns.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Money } from "#components/ui/money.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { RowFact, RowFacts } from "#components/ui/row-details.tsx";
import { textLink } from "#components/ui/text-link.ts";
import { formatDate } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

/** MEMBER-04: shows the round of one bet, with the way to check it where its draw can be verified. */
export function BetDetails({ bet, place: { t, locale, currency, timeZone } }: { bet: Bet; place: BetPlace }) {
  const { roundId, stake, payout, placedAt, settledAt, category } = bet;
  const result = resultOf(bet);
  const multiple = stake > 0n && payout > 0n ? Number((payout * 100n) / stake) / 100 : null;
  return (
    <RowFacts
      links={
        <>
          {category === "in-house" && (
            <PageLink href={localePath(locale, `/fair/${roundId}`)} className={textLink}>
              {t("check-round")}
            </PageLink>
          )}
          <PageLink href={localePath(locale, "/help")} className={textLink}>
            {t("ask")}
          </PageLink>
        </>
      }
    >
      <RowFact name={t("columns.round")}>
        <bdi className="font-mono text-xs">{roundId}</bdi> <CopyButton value={roundId} what={t("columns.round")} />
      </RowFact>
      <RowFact name={t("placed")}>{formatDate(placedAt, locale, timeZone, "second")}</RowFact>
      {settledAt && settledAt.getTime() !== placedAt.getTime() && (
        <RowFact name={t("settled")}>{formatDate(settledAt, locale, timeZone, "second")}</RowFact>
      )}
      <RowFact name={t("columns.net")}>
        {result === null ? (
          t(`status.${bet.status}`)
        ) : result === 0n ? (
          t("profit.outcome.even")
        ) : (
          <Money amount={moneyToWire(result)} {...{ locale, currency }} tone="signed" sign="always" />
        )}
      </RowFact>
      {multiple !== null && <RowFact name={t("multiple")}>{t("times", { times: multiple })}</RowFact>}
    </RowFacts>
  );
}
