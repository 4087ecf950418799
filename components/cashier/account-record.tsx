import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { ChipLink } from "#components/ui/chip.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { DateRangeBar } from "#components/ui/date-range-bar.tsx";
import { DownloadCsv } from "#components/ui/download-csv.tsx";
import { Money } from "#components/ui/money.tsx";
import { ScrollRow } from "#components/ui/scroll-row.tsx";
import { ListEnd, State } from "#components/ui/state.tsx";
import {
  type AccountRecordType,
  accountRecordTypes,
  type readAccountRecord,
} from "#lib/contracts/cashier/read-account-record.ts";
import type { OutputOf } from "#lib/contracts/define-call.ts";
import { type DayRange, rangePresets } from "#lib/i18n/day-range.ts";
import { formatDate, zoneName } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/i18n/translator.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface AccountRecordProps {
  t: Translate;
  place: MoneyPlace;
  timeZone: string;
  now: Date;
  /** Address of this page, with its language. */
  here: string;
  range: DayRange;
  type: AccountRecordType | undefined;
  record: OutputOf<typeof readAccountRecord>;
  csvAddress: string;
  /** Not the newest page. */
  paged: boolean;
}

/** MEMBER-05: days and type are in the address; totals are over all of it, whatever page is shown. */
export function AccountRecord(props: AccountRecordProps) {
  const { t, place, timeZone, now, here, range, type, record, csvAddress, paged } = props;
  const { content, totals, next } = record;
  const days = { from: range.from, to: range.to };
  const address = (query: Record<string, string>) => `${here}?${new URLSearchParams(query)}`;
  const withType: Record<string, string> = type ? { type } : {};
  const zone = zoneName(timeZone, place.locale, now);
  const older = next === null ? undefined : address({ ...days, ...withType, before: next });
  return (
    <>
      <section className="panel grid gap-4 p-5">
        <DateRangeBar
          presets={rangePresets.map((preset) => ({
            href: address({ range: preset, ...withType }),
            label: t(`record.${preset}`),
            current: preset === range.preset,
          }))}
          {...days}
          keep={withType}
          previousHref={address({ ...range.previous, ...withType })}
          {...(range.next ? { nextHref: address({ ...range.next, ...withType }) } : {})}
          labels={{
            presets: t("record.presets"),
            from: t("record.from"),
            to: t("record.to"),
            apply: t("record.show"),
            previous: t("record.previous"),
            next: t("record.next"),
          }}
        />
        <ScrollRow label={t("record.type")} className="-mx-1 gap-2 p-1">
          <ChipLink href={address(days)} on={type === undefined}>
            {t("record.all-types")}
          </ChipLink>
          {accountRecordTypes.map((candidate) => (
            <ChipLink key={candidate} href={address({ ...days, type: candidate })} on={candidate === type}>
              {t(`types.${candidate}`)}
            </ChipLink>
          ))}
        </ScrollRow>
      </section>
      <section className="panel grid gap-4 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-3">
            {t("times-in", { zone })} · {t("record.count", { count: totals.count })}
          </p>
          {totals.count > 0 && (
            <DownloadCsv
              address={csvAddress}
              fileName={`account-record-${range.from}-${range.to}.csv`}
              label={t("record.download")}
              failure={t("record.download-failed")}
            />
          )}
        </div>
        <DataTable
          label={t("record.label")}
          rows={content}
          rowKey={({ seq }) => seq}
          totalLabel={t("record.total")}
          empty={
            totals.count > 0 ? (
              <State drawing="money" small title={t("record.end")} />
            ) : (
              <State drawing="money" small title={t("record.empty-title")} text={t("record.empty-text")} />
            )
          }
          columns={[
            { key: "movement", header: t("record.movement"), card: "title", cell: ({ kind }) => t(`kinds.${kind}`) },
            { key: "time", header: t("time"), cell: ({ at }) => formatDate(at, place.locale, timeZone, "second") },
            {
              key: "reference",
              header: t("record.reference"),
              cell: ({ reference }) => <bdi className="break-all text-3">{shortReference(reference)}</bdi>,
            },
            {
              key: "amount",
              header: t("amount"),
              end: true,
              card: "figure",
              cell: ({ amount }) => (
                <Money amount={moneyToWire(amount)} {...place} sign="always" tone="signed" className="font-semibold" />
              ),
              total: (
                <span className="grid justify-items-end">
                  <span className="money text-positive">{t("record.in", { amount: moneyText(totals.in, place) })}</span>
                  <span className="money text-negative">
                    {t("record.out", { amount: moneyText(totals.out, place) })}
                  </span>
                </span>
              ),
            },
            {
              key: "balance",
              header: t("record.balance"),
              end: true,
              cell: ({ balanceAfter }) => <span className="money">{moneyText(balanceAfter, place)}</span>,
            },
          ]}
        />
        <div className="flex flex-wrap justify-center gap-3 empty:hidden">
          {paged && <ButtonLink href={address({ ...days, ...withType })}>{t("record.newest")}</ButtonLink>}
          {older && <ButtonLink href={older}>{t("record.older")}</ButtonLink>}
        </div>
        {!older && content.length > 0 && <ListEnd>{t("record.end")}</ListEnd>}
      </section>
    </>
  );
}

/** Ours are long and end in what tells them apart; the CSV has them whole. */
function shortReference(reference: string): string {
  const [first = ""] = reference.split(":");
  return first.length > 20 ? `…${first.slice(-8)}` : first;
}
