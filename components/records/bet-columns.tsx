import { GameThumb } from "#components/art/game-cover.tsx";
import { Badge, type Tone } from "#components/ui/badge.tsx";
import type { Column } from "#components/ui/data-table.tsx";
import { Money } from "#components/ui/money.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import type { ListRow, ListTotals } from "#lib/contracts/define-list.ts";
import { type BetStatus, netOf, type readBetsCall } from "#lib/contracts/games/read-bets.ts";
import { formatDate } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

type Bet = ListRow<typeof readBetsCall>;
type BetTotals = ListTotals<typeof readBetsCall>;

const tones: Record<BetStatus, Tone> = { open: "info", won: "positive", lost: "neutral", cancelled: "neutral" };

interface BetPlace {
  /** Translator of the area `records`. */
  t: Translate;
  locale: Locale;
  currency: string;
  timeZone: string;
}

/** MEMBER-04: returns the columns for one row per bet; without `totals` there is no totals row. */
export function betColumns({ t, locale, currency, timeZone }: BetPlace, totals: BetTotals | null): Column<Bet>[] {
  const money = (units: bigint, tone?: "signed") => (
    <Money
      amount={moneyToWire(units)}
      locale={locale}
      currency={currency}
      {...(tone ? { tone, sign: "always" } : {})}
    />
  );
  return [
    { key: "game", header: t("columns.game"), card: "title", cell: gameCell },
    {
      key: "time",
      header: t("columns.time"),
      cell: ({ placedAt }) => formatDate(placedAt, locale, timeZone, "second"),
    },
    {
      key: "status",
      header: t("columns.status"),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>,
    },
    {
      key: "stake",
      header: t("columns.stake"),
      end: true,
      total: totals && money(totals.stake),
      cell: ({ stake }) => money(stake),
    },
    {
      key: "payout",
      header: t("columns.payout"),
      end: true,
      total: totals && money(totals.payout),
      cell: ({ payout }) => money(payout),
    },
    {
      key: "net",
      header: t("columns.net"),
      end: true,
      card: "figure",
      total: totals && money(totals.net, "signed"),
      cell: (bet) => money(netOf(bet), "signed"),
    },
    { key: "round", header: t("columns.round"), cell: (bet) => roundCell(bet, t, locale) },
  ];
}

function gameCell({ gameName, gameCode, vendorCode, vendorName, artClass }: Bet) {
  return (
    <span className="flex items-center gap-2.5">
      <GameThumb name={gameName} vendor={vendorCode} gameClass={artClass} slug={gameCode} size={32} />
      <span className="grid leading-snug">
        <b translate="no" className="font-semibold text-1">
          {gameName}
        </b>
        <small translate="no" className="text-xs text-3">
          {vendorName}
        </small>
      </span>
    </span>
  );
}

/** Links an in-house round to its verification; other rounds show their number. */
function roundCell({ category, roundId }: Bet, t: Translate, locale: Locale) {
  const short = roundId.slice(-8);
  if (category !== "in-house") return <bdi className="font-mono text-xs">{short}</bdi>;
  return (
    <PageLink
      href={localePath(locale, `/fair/${roundId}`)}
      aria-label={t("detail", { round: short })}
      className="inline-flex min-h-9 items-center font-semibold text-brand-text underline-offset-4 hover:underline max-lg:min-h-tap"
    >
      {t("check")}
    </PageLink>
  );
}
