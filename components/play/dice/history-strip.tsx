"use client";
import { useTranslations } from "next-intl";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import type { DiceRound } from "#lib/client/originals.ts";
import { hundredths } from "#lib/contracts/originals/dice-rules.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

const shown = 12;

/** The last rolls, newest first; each leads to its check. */
export function HistoryStrip({ rounds, locale }: { rounds: readonly DiceRound[]; locale: Locale }) {
  const t = useTranslations("games");
  return (
    <ul
      aria-label={t("last-rolls")}
      className="flex min-h-tap min-w-0 items-center gap-1.5 overflow-x-auto no-scrollbar"
    >
      {rounds.slice(0, shown).map(({ roundId, roll, payout }) => (
        <li key={roundId} className="shrink-0">
          <PageLink
            href={localePath(locale, `/fair/${roundId}`)}
            aria-label={t("check-roll", { roll: hundredths(roll), won: payout > 0n ? "yes" : "no" })}
            className={cx(
              "money grid min-h-tap place-items-center px-0.5 text-sm font-bold",
              "*:rounded-full *:px-2.5 *:py-1",
              payout > 0n ? "text-[#04231d] *:bg-[#5fe0c6]" : "text-[#ffd9cf] *:bg-[#2a1518]/80",
            )}
          >
            <span>{hundredths(roll)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
