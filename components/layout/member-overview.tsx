import { MemberEntryCards } from "#components/layout/member-entry-cards.tsx";
import type { Locale } from "#lib/i18n/locales.ts";

interface MemberOverviewProps {
  locale: Locale;
  balances: readonly { label: string; amount: string }[];
  sentenceOf: (key: string) => string;
}

/** `/member` itself: what is there, and where to go. */
export function MemberOverview({ locale, balances, sentenceOf }: MemberOverviewProps) {
  return (
    <>
      <dl className="panel grid gap-4 p-5 sm:grid-cols-2">
        {balances.map(({ label, amount }) => (
          <div key={label} className="grid gap-1">
            <dt className="text-sm text-3">{label}</dt>
            <dd className="text-3xl display text-1 first-of-type:text-positive">
              <span className="money balance-hidden:hidden">{amount}</span>
              <span aria-hidden className="hidden balance-hidden:inline">
                ******
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <MemberEntryCards locale={locale} sentenceOf={sentenceOf} />
    </>
  );
}
