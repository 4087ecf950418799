import { defineMemberPage, memberMetadata } from "#app/member-page.tsx";
import { RewardCard } from "#components/promotions/reward-card.tsx";
import { RewardHistory } from "#components/promotions/reward-history.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { State } from "#components/ui/state.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { formatDate, formatMoney } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { listRewards } from "#lib/modules/promotions/index.ts";
import { pageNumber, pageOrLast } from "#lib/portal/page-number.ts";

export const generateMetadata = memberMetadata("reward-centre");

const pageSize = 10;
/** What is left out shows as soon as some of these are claimed. */
const mostOpen = 100;
const headingId = "claimable";

export default defineMemberPage(
  pages.rewardCentre,
  "reward-centre",
  async ({ context, locale, site, searchParams }) => {
    const [t, picked, open, ended] = await Promise.all([
      translatorFor(locale, "rewards"),
      pickMessages(locale, ["rewards"]),
      listRewards(context, { pageNo: 1, pageSize: mostOpen, open: true }),
      pageOrLast(pageNumber(searchParams.page), (pageNo) => listRewards(context, { pageNo, pageSize, open: false })),
    ]);
    const { timeZone } = site;
    return (
      <ClientMessages picked={picked}>
        <section className="grid gap-3">
          <h2 id={headingId} tabIndex={-1} className="text-xl outline-none">
            {t("claimable")}
          </h2>
          {open.content.length > 0 ? (
            <ul className="grid gap-4 *:min-w-0 sm:grid-cols-2 2xl:grid-cols-3">
              {open.content.map(({ id, title, amount, currency, turnover, expiresAt }) => {
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
        {ended.content.length > 0 && (
          <RewardHistory
            {...{ t, locale, timeZone }}
            now={context.clock.now()}
            rewards={ended.content}
            page={ended.pageNum}
            pages={ended.totalPages}
            href={(number) => `${localePath(locale, "/member/rewardCenter")}?page=${number}`}
          />
        )}
      </ClientMessages>
    );
  },
);
