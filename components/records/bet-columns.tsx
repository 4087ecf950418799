import { GameThumb } from "#components/art/game-cover.tsx";
import type { Column } from "#components/ui/data-table.tsx";
import { Money } from "#components/ui/money.tsx";
import type { ListRow } from "#lib/contracts/define-list.ts";
import { netOf, type readBetsCall } from "#lib/contracts/games/read-bets.ts";
import { formatDate } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

export type Bet = ListRow<typeof readBetsCall>;

export interface BetPlace {
  /** Translator of the area `records`. */
  t: Translate;
  locale: Locale;
  currency: string;
  timeZone: string;
}

/** MEMBER-04: returns the columns for one row per bet, below the heading of its day. */
export function betColumns({ t, locale, currency, timeZone }: BetPlace): Column<Bet>[] {
  const money = (units: bigint) => <Money amount={moneyToWire(units)} {...{ locale, currency }} />;
  return [
    {
      key: "time",
      header: t("columns.time"),
      card: "time",
      cell: ({ placedAt }) => formatDate(placedAt, locale, timeZone, "time"),
    },
    { key: "game", header: t("columns.game"), card: "title", grow: true, cell: gameCell },
    { key: "vendor", header: t("columns.vendor"), card: "caption", cell: ({ vendorName }) => vendorName },
    {
      key: "round",
      header: t("columns.round"),
      // The open row has it in full.
      card: "wide",
      cell: ({ roundId }) => <bdi className="text-3 tabular-nums">…{roundId.slice(-8)}</bdi>,
    },
    {
      key: "stake",
      header: t("columns.stake"),
      end: true,
      card: "note",
      cell: (bet) => (bet.stake === 0n ? <span>{t(freeOf(bet))}</span> : money(bet.stake)),
    },
    {
      key: "won",
      header: t("won"),
      end: true,
      card: "figure",
      cell: (bet) =>
        bet.payout > 0n ? (
          <Money amount={moneyToWire(bet.payout)} {...{ locale, currency }} tone="signed" sign="always" />
        ) : (
          <span className="font-medium text-3">{t(noPayout[bet.status])}</span>
        ),
    },
  ];
}

/** Messages for a bet that paid nothing. */
const noPayout: Record<Bet["status"], string> = {
  open: "status.open",
  won: "status.lost",
  lost: "status.lost",
  cancelled: "refunded",
};

const spun: readonly Bet["category"][] = ["slots", "in-house", "fishing"];

const freeOf = ({ category }: Bet) => (spun.includes(category) ? "free-spin" : "free-bet");

function gameCell({ gameName, gameCode, vendorCode, artClass }: Bet) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="max-sm:hidden print:hidden">
        <GameThumb name={gameName} vendor={vendorCode} gameClass={artClass} slug={gameCode} size={28} />
      </span>
      <span translate="no" className="truncate-line">
        {gameName}
      </span>
    </span>
  );
}

/** Returns payout minus stake with its sign; open and cancelled bets have no result. */
export function resultOf(bet: Bet): bigint | null {
  return bet.status === "open" || bet.status === "cancelled" ? null : netOf(bet);
}
