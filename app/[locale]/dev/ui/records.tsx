import { Badge } from "#components/ui/badge.tsx";
import { type Column, DataTable } from "#components/ui/data-table.tsx";
import { DateRangeBar } from "#components/ui/date-range-bar.tsx";
import { Money } from "#components/ui/money.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import { formatDate, zoneName } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type BoardProps, Section } from "./section.tsx";

const zone = "Asia/Manila";
const rows = [
  { id: "T-20419866", at: "2026-11-27T13:48:00Z", kind: "quick-deposit", amount: "1000.00", after: "49920.75" },
  { id: "T-20419741", at: "2026-11-27T12:15:00Z", kind: "bet", amount: "-25.00", after: "48920.75" },
  { id: "T-20419502", at: "2026-11-27T10:02:00Z", kind: "sent", amount: "-5000.00", after: "48945.75" },
];

export function Records({ texts, locale }: BoardProps & { locale: Locale }) {
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: "time",
      header: texts.time ?? "",
      card: "caption",
      cell: (row) => <span className="text-3">{formatDate(row.at, locale, zone)}</span>,
    },
    {
      key: "kind",
      header: texts.kind ?? "",
      cell: (row) => <span className="font-semibold text-1">{texts[row.kind]}</span>,
      card: "title",
    },
    { key: "reference", header: texts.reference ?? "", cell: (row) => <bdi>{row.id}</bdi> },
    { key: "state", header: texts.done ?? "", cell: () => <Badge tone="positive">{texts.done}</Badge> },
    {
      key: "amount",
      header: texts.amount ?? "",
      end: true,
      card: "figure",
      cell: (row) => <Money amount={row.amount} locale={locale} sign="always" tone="signed" />,
      total: <Money amount="-4025.00" locale={locale} sign="always" />,
    },
    {
      key: "after",
      header: texts["balance-after"] ?? "",
      end: true,
      card: "note",
      cell: (row) => <Money amount={row.after} locale={locale} currency="PHP" />,
    },
  ];
  const scope = (texts.scope ?? "").replace("{zone}", zoneName(zone, locale, new Date(0))).replace("{rows}", "214");
  const labels = {
    presets: texts.records ?? "",
    choose: texts.time ?? "",
    from: texts.time ?? "",
    to: texts.closed ?? "",
    apply: texts.see_hot ?? texts.all ?? "",
    previous: texts.history ?? "",
    next: texts.today ?? "",
  };
  return (
    <Section title={texts.records}>
      <DateRangeBar
        presets={["today", "seven-days", "thirty-days"].map((key, index) => ({
          href: `?days=${key}`,
          label: texts[key] ?? "",
          current: index === 1,
        }))}
        from="2026-11-21"
        to="2026-11-27"
        text="Nov 21 – 27"
        previousHref="?before"
        labels={labels}
      />
      <DataTable
        label={texts["account-record"] ?? ""}
        openLabel={texts.history ?? ""}
        scope={scope}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        totalLabel={texts.total}
      />
      <Pagination
        label={texts["account-record"] ?? ""}
        page={2}
        pages={9}
        href={(page) => `?page=${page}`}
        previous={texts.history ?? ""}
        next={texts.today ?? ""}
        text="2 / 9"
      />
    </Section>
  );
}
