"use client";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const shown = 12;

export interface PastRound {
  roundId: string;
  /** Text of the entry and of its link. */
  text: string;
  label: string;
  won: boolean;
}

/** Lists the last rounds, newest first; each links to its check. */
export function HistoryStrip({ name, rounds, locale }: { name: string; rounds: readonly PastRound[]; locale: Locale }) {
  return (
    <ul aria-label={name} className="flex min-h-tap min-w-0 items-center gap-1.5 overflow-x-auto no-scrollbar">
      {rounds.slice(0, shown).map(({ roundId, text, label, won }) => (
        <li key={roundId} className="shrink-0">
          <PageLink
            href={localePath(locale, `/fair/${roundId}`)}
            aria-label={label}
            className={cx(
              "money grid min-h-tap min-w-tap place-items-center px-0.5 text-sm font-bold",
              "*:rounded-full *:px-2.5 *:py-1",
              won
                ? "text-positive *:bg-positive-soft *:shadow-[inset_0_0_0_1px_var(--positive-line)]"
                : "text-2 *:bg-surface-2",
            )}
          >
            <span>{text}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
