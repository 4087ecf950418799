"use client";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type AutoplayEnd, netOf } from "#components/play/table/autoplay.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useUiText } from "#components/ui/ui-text.tsx";
import { formatMoney } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface AutoplaySummaryProps {
  end: AutoplayEnd;
  locale: Locale;
  currency: string;
  onClose: () => void;
}

/** GAME-03: says what came of an autoplay run and why it ended, in plain figures. */
export function AutoplaySummary({ end, locale, currency, onClose }: AutoplaySummaryProps) {
  const t = useTranslations("games");
  const say = useUiText();
  const money = (units: bigint) => formatMoney(moneyToWire(units), locale, { currency });
  const net = formatMoney(moneyToWire(netOf(end)), locale, { currency, sign: "always" });
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-2 rounded-lg bg-surface-2 py-2 ps-4 pe-2 shadow-[var(--shadow-3),inset_0_0_0_1px_var(--line-2)]">
      <p className="self-center font-semibold text-1">{t(`stopped-${end.reason}`)}</p>
      <IconButton label={say("close")} onClick={onClose}>
        <X aria-hidden size={20} />
      </IconButton>
      <dl className="col-span-2 grid grid-cols-2 gap-x-4 gap-y-1 pe-2 pb-1.5 *:grid sm:grid-cols-4">
        <div>
          <dt className="text-xs text-3">{t("autoplay-played")}</dt>
          <dd className="font-bold text-1 tabular-nums">
            {t("autoplay-of", { played: end.played, rounds: end.rounds })}
          </dd>
        </div>
        <Sum name={t("autoplay-staked")} amount={money(end.staked)} />
        <Sum name={t("autoplay-won")} amount={money(end.won)} />
        <Sum name={t("net")} amount={net} />
      </dl>
    </div>
  );
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <div>
      <dt className="text-xs text-3">{name}</dt>
      <dd className="font-bold text-1">
        <span translate="no" className="money">
          {amount}
        </span>
      </dd>
    </div>
  );
}
