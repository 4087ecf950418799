import { memberEntries, memberEntryName } from "#components/layout/member-entries.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface MemberOverviewProps {
  locale: Locale;
  balances: readonly { label: string; amount: string }[];
  sentenceOf: (key: string) => string;
}

/** `/member` itself: what is there, and where to go. */
export async function MemberOverview({ locale, balances, sentenceOf }: MemberOverviewProps) {
  const nameOf = await memberEntryName(locale);
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
      <ul className="grid gap-3 sm:grid-cols-2">
        {memberEntries.map(({ path, icon: Icon, key }) => (
          <li key={path}>
            <PageLink
              href={localePath(locale, path)}
              className="grid h-full grid-cols-[auto_1fr] items-center gap-x-4 rounded-lg bg-surface-1 p-4 edge-1 transition-colors duration-fast hover:bg-surface-2"
            >
              <span className="row-span-2 grid size-12 place-items-center rounded-[14px] bg-brand-soft text-brand-text">
                <Icon aria-hidden size={22} />
              </span>
              <b className="self-end text-lg leading-snug font-bold text-1">{nameOf(key)}</b>
              <span className="self-start text-sm text-3">{sentenceOf(key)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
