import { defineMemberPage, memberMetadata } from "#app/_pages/member-page.tsx";
import { ClaimableRewards } from "#components/promotions/claimable-rewards.tsx";
import { RewardHistory } from "#components/promotions/reward-history.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { listRewardsCall } from "#lib/contracts/promotions/list-rewards.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { listRewards } from "#lib/modules/promotions/index.ts";
import { readListPage } from "#lib/portal/pages/read-list-page.ts";

export const generateMetadata = memberMetadata("reward-centre");

/** Maximum number of open rewards; further ones appear once some of these are claimed. */
const mostOpen = 100;

export default defineMemberPage(pages.rewardCentre, "reward-centre", async (page) => {
  const { context, locale, site } = page;
  const [t, words, picked, open, ended] = await Promise.all([
    translatorFor(locale, "rewards"),
    translatorFor(locale, "list"),
    pickMessages(locale, ["rewards"]),
    listRewards.slice(context, { pageSize: mostOpen, open: true }),
    readListPage(page, listRewardsCall, listRewards, {
      path: localePath(locale, pages.rewardCentre.path),
      pageSize: 10,
      fixed: { open: "false" },
    }),
  ]);
  const place = { t, locale, timeZone: site.timeZone, now: context.clock.now() };
  return (
    <ClientMessages picked={picked}>
      <ClaimableRewards {...place} rewards={open.rows} />
      {ended.totals?.count !== 0 && <RewardHistory {...place} words={words} list={ended} />}
    </ClientMessages>
  );
});
