import { GameThumb } from "#components/art/game-cover.tsx";
import { Badge, type Tone } from "#components/ui/badge.tsx";
import { type Column, DataTable } from "#components/ui/data-table.tsx";
import { Money } from "#components/ui/money.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { State } from "#components/ui/state.tsx";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import { type BetStatus, netOf, type readBets } from "#lib/contracts/games/read-bets.ts";
import { formatDate } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

type Page = OutputOf<typeof readBets>;
type Bet = Page["content"][number];

const tones: Record<BetStatus, Tone> = { open: "info", won: "positive", lost: "neutral", cancelled: "neutral" };

interface BetTableProps extends Pick<Page, "content" | "totals"> {
  t: Translate;
  locale: Locale;
  currency: string;
  timeZone: string;
  /** Zone and count, above the rows. */
  scope: string;
}

/** MEMBER-04: one row per bet, totals over the whole filter; cards on a phone. */
export function BetTable({ content, totals, t, locale, currency, timeZone, scope }: BetTableProps) {
  const money = (units: bigint, tone?: "signed") => (
    <Money
      amount={moneyToWire(units)}
      locale={locale}
      currency={currency}
      {...(tone ? { tone, sign: "always" } : {})}
    />
  );
  const columns: Column<Bet>[] = [
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
      total: money(totals.stake),
      cell: ({ stake }) => money(stake),
    },
    {
      key: "payout",
      header: t("columns.payout"),
      end: true,
      total: money(totals.payout),
      cell: ({ payout }) => money(payout),
    },
    {
      key: "net",
      header: t("columns.net"),
      end: true,
      card: "figure",
      total: money(totals.net, "signed"),
      cell: (bet) => money(netOf(bet), "signed"),
    },
    { key: "round", header: t("columns.round"), cell: (bet) => roundCell(bet, t, locale) },
  ];
  return (
    <DataTable
      label={t("table")}
      scope={scope}
      columns={columns}
      rows={content}
      rowKey={({ roundId }) => roundId}
      totalLabel={t("total", { count: totals.count })}
      empty={
        totals.count > 0 ? (
          <State drawing="games" title={t("end")} />
        ) : (
          <State drawing="games" title={t("empty-title")} text={t("empty-text")} />
        )
      }
    />
  );
}

function gameCell({ gameName, gameCode, vassalage }: Bet) {
  return (
    <span className="flex items-center gap-2.5">
      <GameThumb name={gameName} vendor={vassalage} gameClass={gameCode} slug={gameCode} size={32} />
      <span className="grid leading-snug">
        <b className="font-semibold text-1">{gameName}</b>
        <small className="text-xs text-3">{vassalage}</small>
      </span>
    </span>
  );
}

/** In-house rounds lead to their check; others show their number. */
function roundCell({ gameType, roundId }: Bet, t: Translate, locale: Locale) {
  const short = roundId.slice(-8);
  if (gameType !== "INHOUSE") return <bdi className="font-mono text-xs">{short}</bdi>;
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
