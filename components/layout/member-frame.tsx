import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { EntryText } from "#components/layout/entry-text.tsx";
import type { ShownEntry } from "#components/layout/member-entries.ts";
import { Avatar } from "#components/ui/avatar.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { ScrollRow } from "#components/ui/scroll-row.tsx";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface MemberFrameProps {
  locale: Locale;
  account: string;
  title: string;
  text: { navigation: string; back: string };
  entries: readonly ShownEntry[];
  children: ReactNode;
}

/**
 * MEMBER-01: renders the frame of member pages. On a desktop a list stands beside the page; on a phone the title, a
 * back link and a row of pages stand above it.
 */
export function MemberFrame({ locale, account, title, text, entries, children }: MemberFrameProps) {
  const overview = localePath(locale, "/member");
  return (
    <div
      data-reading
      className="grid gap-[22px] px-7 pt-[18px] pb-12 *:min-w-0 max-lg:gap-4 max-lg:px-3.5 max-lg:pt-1 max-lg:pb-6 lg:grid-cols-[227px_minmax(0,1fr)]"
    >
      <div className="panel self-start p-2.5 max-lg:hidden">
        <PageLink href={overview} className="row-link mb-1 min-h-[56px]">
          <Avatar name={account} />
          <bdi className="truncate-line font-semibold text-1">{account}</bdi>
        </PageLink>
        <nav aria-label={text.navigation}>
          {entries.map(({ href, icon: Icon, ...entry }) => (
            <PageLink key={href} href={href} className="row-link">
              <Icon aria-hidden size={19} />
              <EntryText entry={entry} className="flex-1" />
            </PageLink>
          ))}
        </nav>
      </div>
      <div className="grid content-start gap-4 *:min-w-0">
        <div className="flex items-center gap-1">
          <PageLink
            href={overview}
            aria-label={text.back}
            className="-ms-2.5 grid size-tap shrink-0 place-items-center rounded-md text-2 lg:hidden"
          >
            <ChevronLeft aria-hidden size={24} className="flip" />
          </PageLink>
          <h1 className="text-3xl display max-lg:text-[1.75rem]">{title}</h1>
        </div>
        <ScrollRow label={text.navigation} className="gap-0.5 rounded-[13px] bg-surface-2 p-1 lg:hidden">
          {entries.map(({ href, ...entry }) => (
            <PageLink
              key={href}
              href={href}
              className="flex min-h-tap flex-auto items-center justify-center gap-2 rounded-[10px] px-3.5 font-semibold whitespace-nowrap text-2 aria-[current=page]:bg-surface-0 aria-[current=page]:text-1 aria-[current=page]:shadow-[var(--shadow-1),inset_0_0_0_1px_var(--line-2)]"
            >
              <EntryText entry={entry} />
            </PageLink>
          ))}
        </ScrollRow>
        {children}
      </div>
    </div>
  );
}
