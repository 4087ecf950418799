import { memberEntries, memberEntryName } from "#components/layout/member-entries.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface MemberEntryCardsProps {
  locale: Locale;
  sentenceOf: (key: string) => string;
}

/** The pages of the member centre, each with what it is for. */
export async function MemberEntryCards({ locale, sentenceOf }: MemberEntryCardsProps) {
  const nameOf = await memberEntryName(locale);
  return (
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
  );
}
