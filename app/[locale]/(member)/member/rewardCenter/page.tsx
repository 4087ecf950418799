import { defineMemberPage, memberMetadata } from "#app/_pages/member-page.tsx";
import { ClaimableRewards } from "#components/promotions/claimable-rewards.tsx";
import { RewardHistory } from "#components/promotions/reward-history.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { listRewards } from "#lib/modules/promotions/index.ts";
import { pageNumber, pageOrLast } from "#lib/portal/pages/page-number.ts";

export const generateMetadata = memberMetadata("reward-centre");

const pageSize = 10;
/** What is left out shows as soon as some of these are claimed. */
const mostOpen = 100;

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
    const place = { t, locale, timeZone: site.timeZone, now: context.clock.now() };
    return (
      <ClientMessages picked={picked}>
        <ClaimableRewards {...place} rewards={open.content} />
        {ended.content.length > 0 && (
          <RewardHistory
            {...place}
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
