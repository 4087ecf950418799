import { useTranslations } from "next-intl";
import { formatPercent } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface GameReturnProps {
  /** Hundredths of a percent, as in the catalogue. */
  rtp: number;
  jackpots?: boolean;
  locale: Locale;
}

/** Renders "RTP 95.35% + jackpots", as tiles and details say it; on a phone in two lines. */
export function GameReturn({ rtp, jackpots = false, locale }: GameReturnProps) {
  const t = useTranslations("games");
  return (
    <>
      <span>{t("rtp", { returned: formatPercent(rtp / 10_000, locale) })}</span>
      {jackpots && <span className="whitespace-nowrap max-sm:block"> {t("plus-jackpots")}</span>}
    </>
  );
}
