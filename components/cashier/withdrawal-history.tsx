import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import { withdrawalTones } from "#components/cashier/withdrawal-tones.ts";
import { Badge } from "#components/ui/badge.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import { State } from "#components/ui/state.tsx";
import type { WithdrawalView } from "#lib/contracts/cashier/withdrawal-view.ts";
import { formatDate, zoneName } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/i18n/translator.ts";

interface WithdrawalHistoryProps {
  t: Translate;
  place: MoneyPlace;
  timeZone: string;
  now: Date;
  withdrawals: readonly WithdrawalView[];
  page: number;
  pages: number;
  href: (page: number) => string;
}

export function WithdrawalHistory(props: WithdrawalHistoryProps) {
  const { t, place, timeZone, now, withdrawals, page, pages, href } = props;
  return (
    <section className="panel grid gap-4 p-5">
      <h2 className="text-xl">{t("withdraw.history")}</h2>
      <DataTable
        label={t("withdraw.history")}
        scope={withdrawals.length > 0 ? t("times-in", { zone: zoneName(timeZone, place.locale, now) }) : undefined}
        rows={withdrawals}
        rowKey={({ id }) => id}
        empty={<State drawing="money" small title={t("withdraw.empty-title")} text={t("withdraw.empty-text")} />}
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
            cell: ({ state }) => <Badge tone={withdrawalTones[state]}>{t(`withdraw.states.${state}`)}</Badge>,
          },
          {
            key: "to",
            header: t("withdraw.to"),
            cell: ({ bankName, lastDigits }) => (
              <bdi className="text-3">{t("withdraw.bank-ending", { bank: bankName, digits: lastDigits })}</bdi>
            ),
          },
          {
            key: "amount",
            header: t("amount"),
            end: true,
            card: "figure",
            cell: ({ amount }) => <b className="money text-1">{moneyText(amount, place)}</b>,
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
