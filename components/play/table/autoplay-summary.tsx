"use client";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type AutoplayEnd, netOf } from "#components/play/table/autoplay.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { useUiText } from "#components/ui/ui-text.tsx";

interface AutoplaySummaryProps {
  end: AutoplayEnd;
  money: (units: bigint) => string;
  onClose: () => void;
}

/** GAME-03: says what came of an autoplay run and why it ended, in plain figures. */
export function AutoplaySummary({ end, money, onClose }: AutoplaySummaryProps) {
  const t = useTranslations("games");
  const say = useUiText();
  const net = netOf(end);
  const facts = [
    [t("autoplay-played"), t("autoplay-of", { played: end.played, rounds: end.rounds })],
    [t("autoplay-staked"), money(end.staked)],
    [t("autoplay-won"), money(end.won)],
    [t("net"), net > 0n ? `+${money(net)}` : money(net)],
  ] as const;
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-2 rounded-lg bg-surface-2 py-2 ps-4 pe-2 shadow-[var(--shadow-3),inset_0_0_0_1px_var(--line-2)]">
      <p className="self-center font-semibold text-1">{t(`stopped-${end.reason}`)}</p>
      <IconButton label={say("close")} onClick={onClose}>
        <X aria-hidden size={20} />
      </IconButton>
      <dl className="col-span-2 grid grid-cols-2 gap-x-4 gap-y-1 pe-2 pb-1.5 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-3">{name}</dt>
            <dd translate="no" className="money font-bold text-1">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
