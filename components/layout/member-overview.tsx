import type { ShownEntry } from "#components/layout/member-entries.ts";
import { MemberEntryCards } from "#components/layout/member-entry-cards.tsx";

interface MemberOverviewProps {
  entries: readonly ShownEntry[];
  balances: readonly { label: string; amount: string }[];
  sentenceOf: (key: string) => string;
}

/** Renders `/member`: the balances and links to the member pages. */
export function MemberOverview({ entries, balances, sentenceOf }: MemberOverviewProps) {
  return (
    <>
      <dl className="panel grid gap-4 p-5 sm:grid-cols-2">
        {balances.map(({ label, amount }) => (
          <div key={label} className="grid gap-1">
            <dt className="text-sm text-3">{label}</dt>
            <dd className="text-3xl display text-1 first-of-type:text-positive">
              <span translate="no" className="money balance-hidden:hidden">
                {amount}
              </span>
              <span aria-hidden className="hidden balance-hidden:inline">
                ******
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <MemberEntryCards entries={entries} sentenceOf={sentenceOf} />
    </>
  );
}
