import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import { Badge, type Tone } from "#components/ui/badge.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import { State } from "#components/ui/state.tsx";
import type { DepositState, DepositView } from "#lib/contracts/cashier/deposit-view.ts";
import { formatDate, zoneName } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/i18n/translator.ts";

const tones: Record<DepositState, Tone> = {
  pending: "info",
  credited: "positive",
  failed: "negative",
  cancelled: "neutral",
  expired: "neutral",
  review: "brand",
  refused: "negative",
};

interface DepositHistoryProps {
  t: Translate;
  place: MoneyPlace;
  timeZone: string;
  now: Date;
  deposits: readonly DepositView[];
  page: number;
  pages: number;
  href: (page: number) => string;
}

export function DepositHistory({ t, place, timeZone, now, deposits, page, pages, href }: DepositHistoryProps) {
  return (
    <section className="panel grid gap-4 p-5">
      <h2 className="text-xl">{t("deposit.history")}</h2>
      <DataTable
        label={t("deposit.history")}
        scope={deposits.length > 0 ? t("times-in", { zone: zoneName(timeZone, place.locale, now) }) : undefined}
        rows={deposits}
        rowKey={({ id }) => id}
        empty={<State drawing="money" small title={t("deposit.empty-title")} text={t("deposit.empty-text")} />}
        columns={[
          {
            key: "time",
            header: t("time"),
            card: "title",
            cell: ({ createdAt }) => formatDate(createdAt, place.locale, timeZone),
          },
          {
            key: "state",
            header: t("state"),
            cell: ({ state }) => <Badge tone={tones[state]}>{t(`deposit.states.${state}`)}</Badge>,
          },
          {
            key: "reference",
            header: t("record.reference"),
            cell: ({ id }) => <bdi className="text-3">{id.slice(-8)}</bdi>,
          },
          {
            key: "amount",
            header: t("amount"),
            end: true,
            card: "figure",
            cell: ({ amount, paidAmount }) => <b className="money text-1">{moneyText(paidAmount ?? amount, place)}</b>,
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
