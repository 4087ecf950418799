import { RewardCard } from "#components/promotions/reward-card.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { State } from "#components/ui/state.tsx";
import type { RewardView } from "#lib/contracts/promotions/reward-view.ts";
import { formatDate, formatMoney, zoneName } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface ClaimableRewardsProps {
  t: Translate;
  locale: Locale;
  timeZone: string;
  now: Date;
  rewards: readonly RewardView[];
}

const headingId = "claimable";

/**
 * PROMO-03: shows claimable rewards as cards, earliest expiry first, or links elsewhere when there are none. Its parent
 * provides the cards' `ClientMessages`.
 */
export function ClaimableRewards({ t, locale, timeZone, now, rewards }: ClaimableRewardsProps) {
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} tabIndex={-1} className="text-xl outline-none">
          {t("claimable")}
        </h2>
        {rewards.length > 0 && (
          <p className="text-sm text-3">{t("times-in", { zone: zoneName(timeZone, locale, now) })}</p>
        )}
      </div>
      {rewards.length > 0 ? (
        <ul className="grid gap-4 *:min-w-0 sm:grid-cols-2 2xl:grid-cols-3">
          {rewards.map(({ id, title, amount, currency, turnover, expiresAt }) => {
            const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency });
            return (
              <li key={id}>
                <RewardCard
                  {...{ id, title }}
                  amount={money(amount)}
                  until={t("until", { date: formatDate(expiresAt, locale, timeZone) })}
                  turnover={turnover > 0n ? t("turnover", { amount: money(turnover) }) : t("no-turnover")}
                  focusAfter={headingId}
                />
              </li>
            );
          })}
        </ul>
      ) : (
        <div className="panel">
          <State
            drawing="money"
            title={t("none-title")}
            text={t("none-text")}
            action={
              <PageLink href={localePath(locale, "/promotions")} className={buttonClass()}>
                {t("to-promotions")}
              </PageLink>
            }
          />
        </div>
      )}
    </section>
  );
}
