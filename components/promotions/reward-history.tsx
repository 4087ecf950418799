import { Badge, type Tone } from "#components/ui/badge.tsx";
import { RecordList } from "#components/ui/list/record-list.tsx";
import type { ShownList } from "#components/ui/list/shown-list.ts";
import { Money } from "#components/ui/money.tsx";
import type { RewardState, RewardView } from "#lib/contracts/promotions/reward-view.ts";
import { formatDate, zoneName } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface RewardHistoryProps {
  list: ShownList<RewardView> & { totals: { count: number } | null };
  t: Translate;
  /** Translator of the area `list`. */
  words: Translate;
  locale: Locale;
  timeZone: string;
  now: Date;
}

const tones: Record<RewardState, Tone> = {
  claimable: "brand",
  claimed: "positive",
  expired: "neutral",
  revoked: "negative",
};

/** Lists rewards that can no longer be claimed, by pages, latest end first. */
export function RewardHistory({ list, t, words, locale, timeZone, now }: RewardHistoryProps) {
  return (
    <RecordList
      {...{ list, words }}
      layout="history"
      label={t("history")}
      count={list.totals?.count ?? 0}
      scope={t("times-in", { zone: zoneName(timeZone, locale, now) })}
      rowKey={({ id }) => id}
      columns={[
        { key: "reward", header: t("reward"), card: "title", cell: ({ title }) => <span dir="auto">{title}</span> },
        {
          key: "time",
          header: t("time"),
          card: "time",
          cell: ({ endedAt, expiresAt }) => formatDate(endedAt ?? expiresAt, locale, timeZone),
        },
        {
          key: "state",
          header: t("state"),
          card: "note",
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
  );
}
