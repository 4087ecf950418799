"use client";
import { BookOpen, Repeat, ShieldCheck, Volume2, VolumeX } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import type { Sheet } from "#components/play/dice/dice-sheets.tsx";
import { RollButton } from "#components/play/dice/roll-button.tsx";
import { StakeControl } from "#components/play/dice/stake-control.tsx";
import type { Autoplay } from "#components/play/dice/use-autoplay.ts";
import type { DiceTable } from "#components/play/dice/use-dice-table.ts";
import type { Stake } from "#components/play/dice/use-stake.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { type DiceBet, dicePrize } from "#lib/contracts/originals/dice-rules.ts";

interface DiceControlsProps {
  ref: Ref<HTMLElement>;
  table: DiceTable;
  bet: DiceBet;
  stake: Stake;
  autoplay: Autoplay;
  money: (units: bigint) => string;
  sound: boolean;
  toggleSound: () => void;
  onRoll: () => void;
  onSheet: (sheet: Sheet) => void;
  notice: ReactNode;
}

/** Within reach of a thumb: stake, roll, and the ways to fairness, autoplay, rules and sound. */
export function DiceControls(props: DiceControlsProps) {
  const { ref, table, bet, stake, autoplay, money, onRoll, notice } = props;
  const t = useTranslations("games");
  const { state, rolling, unanswered } = table;
  const running = autoplay.run !== null;
  const prize = stake.problem ? "–" : money(dicePrize(bet, stake.amount));
  return (
    <section
      ref={ref}
      aria-label={t("controls")}
      className="z-[3] grid gap-2.5 border-t border-line-1 bg-surface-1 px-3.5 pt-2.5 pb-[max(12px,env(safe-area-inset-bottom))] lg:grid-cols-[1fr_auto_1fr] lg:items-center lg:gap-x-6 lg:px-5"
    >
      {notice && <div className="lg:col-span-3">{notice}</div>}
      <Tools {...props} />
      <div className="flex items-center gap-4 max-lg:order-1 lg:gap-7">
        <div className="min-w-0 flex-1">
          <StakeControl stake={stake} disabled={running || rolling} />
        </div>
        <RollButton
          rolling={rolling || !state}
          retry={unanswered !== null && !rolling}
          left={autoplay.run && autoplay.run.rounds - autoplay.run.played}
          label={t("roll-for", { stake: money(stake.amount) })}
          onRoll={onRoll}
          onStop={autoplay.stop}
        />
      </div>
      <p aria-live="polite" className="text-sm text-3 max-lg:order-2 lg:text-end">
        {autoplay.stopped ? t(`stopped-${autoplay.stopped}`) : t("a-win-pays", { prize })}
      </p>
    </section>
  );
}

function Tools({ table, autoplay, sound, toggleSound, onSheet }: DiceControlsProps) {
  const t = useTranslations("games");
  const { state, rolling } = table;
  const Speaker = sound ? Volume2 : VolumeX;
  return (
    <div className="flex items-center gap-1 max-lg:order-3 max-lg:-mx-2.5 max-lg:justify-between">
      <button
        type="button"
        disabled={!state}
        onClick={() => onSheet("fair")}
        className="inline-flex min-h-tap items-center gap-2 rounded-md px-2.5 text-start font-[650] text-2 not-disabled:hover:bg-surface-2 not-disabled:hover:text-1"
      >
        <ShieldCheck aria-hidden size={20} />
        <span className="grid leading-[1.2]">
          {t("fair-play")}
          <small dir="ltr" className="money text-xs font-normal text-3">
            {state ? shortHash(state.seeds.serverSeedHash) : "–"}
          </small>
        </span>
      </button>
      <span className="flex">
        <IconButton
          label={t("autoplay")}
          disabled={!state || rolling || autoplay.run !== null}
          onClick={() => onSheet("autoplay")}
        >
          <Repeat aria-hidden size={20} />
        </IconButton>
        <IconButton label={t("rules")} disabled={!state} onClick={() => onSheet("rules")}>
          <BookOpen aria-hidden size={20} />
        </IconButton>
        <IconButton label={t("sound")} aria-pressed={sound} onClick={toggleSound}>
          <Speaker aria-hidden size={20} />
        </IconButton>
      </span>
    </div>
  );
}

function shortHash(hash: string): string {
  return `${hash.slice(0, 4)}…${hash.slice(-4)}`;
}
