import { Badge, type Tone } from "#components/ui/badge.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Money } from "#components/ui/money.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import type { RewardState, RewardView } from "#lib/contracts/promotions/reward-view.ts";
import { formatDate, zoneName } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface RewardHistoryProps {
  t: Translate;
  locale: Locale;
  timeZone: string;
  now: Date;
  rewards: readonly RewardView[];
  page: number;
  pages: number;
  href: (page: number) => string;
}

const tones: Record<RewardState, Tone> = {
  claimable: "brand",
  claimed: "positive",
  expired: "neutral",
  revoked: "negative",
};

/** What became of rewards that can no longer be claimed, newest end first, by pages. */
export function RewardHistory({ t, locale, timeZone, now, rewards, page, pages, href }: RewardHistoryProps) {
  return (
    <section className="panel grid gap-4 p-5">
      <h2 className="text-xl">{t("history")}</h2>
      <DataTable
        label={t("history")}
        scope={t("times-in", { zone: zoneName(timeZone, locale, now) })}
        rows={rewards}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          { key: "reward", header: t("reward"), card: "title", cell: ({ title }) => <span dir="auto">{title}</span> },
          {
            key: "time",
            header: t("time"),
            cell: ({ endedAt, expiresAt }) => formatDate(endedAt ?? expiresAt, locale, timeZone),
          },
          {
            key: "state",
            header: t("state"),
            cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
          },
          {
            key: "amount",
            header: t("amount"),
            end: true,
            card: "figure",
            cell: ({ amount, currency }) => (
              <Money amount={moneyToWire(amount)} {...{ locale, currency }} className="font-bold text-1" />
            ),
          },
        ]}
      />
      <Pagination
        label={t("pages")}
        page={page}
        pages={pages}
        href={href}
        previous={t("newer")}
        next={t("older")}
        text={t("page", { page, pages })}
      />
    </section>
  );
}
