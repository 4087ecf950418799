import { EntryText } from "#components/layout/entry-text.tsx";
import type { ShownEntry } from "#components/layout/member-entries.ts";
import { PageLink } from "#components/ui/page-link.tsx";

interface MemberEntryCardsProps {
  entries: readonly ShownEntry[];
  sentenceOf: (key: string) => string;
}

/** Renders the pages of the member centre, each with its description. */
export function MemberEntryCards({ entries, sentenceOf }: MemberEntryCardsProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {entries.map(({ href, icon: Icon, key, ...entry }) => (
        <li key={href}>
          <PageLink
            href={href}
            className="grid h-full grid-cols-[auto_1fr] items-center gap-x-4 rounded-lg bg-surface-1 p-4 edge-1 transition-colors duration-fast hover:bg-surface-2"
          >
            <span className="row-span-2 grid size-12 place-items-center rounded-[14px] bg-brand-soft text-brand-text">
              <Icon aria-hidden size={22} />
            </span>
            <b className="flex items-center gap-2 self-end text-lg leading-snug font-bold text-1">
              <EntryText entry={entry} />
            </b>
            <span className="self-start text-sm text-3">{sentenceOf(key)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
