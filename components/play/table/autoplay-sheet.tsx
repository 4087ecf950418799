"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AutoplayPlan } from "#components/play/table/autoplay.ts";
import { useGameWords } from "#components/play/table/game-words.tsx";
import { Button } from "#components/ui/button.tsx";
import { Modal } from "#components/ui/dialog/modal.tsx";
import { TextField } from "#components/ui/field/text-field.tsx";
import { Segments } from "#components/ui/segments.tsx";
import { moneyToWire, parseMoney } from "#lib/kernel/money.ts";
import { amountCharacters, plainAmount } from "#lib/kernel/typed-amount.ts";

export const autoplayRounds = ["10", "25", "50", "100"] as const;
export type AutoplayRounds = (typeof autoplayRounds)[number];

interface AutoplaySheetProps {
  open: boolean;
  onClose: () => void;
  onStart: (plan: AutoplayPlan) => void;
  stake: bigint;
  symbol: string;
  rounds: AutoplayRounds;
  onRounds: (rounds: AutoplayRounds) => void;
}

/** GAME-03: sets the limits of autoplay and shows them before it starts. */
export function AutoplaySheet(props: AutoplaySheetProps) {
  const { open, onClose, onStart, stake, symbol, rounds, onRounds } = props;
  const t = useTranslations("games");
  const words = useGameWords();
  const [loss, setLoss] = useState<string | null>(null);
  const [win, setWin] = useState("");
  const [checked, setChecked] = useState(false);
  const lossText = loss ?? moneyToWire(stake * 5n);
  const lossLimit = parseMoney(plainAmount(lossText));
  const winLimit = win === "" ? null : parseMoney(plainAmount(win));
  const lossError =
    lossLimit === null || lossLimit < stake ? t("loss-limit-error", { stake: moneyToWire(stake) }) : null;
  const winError = win !== "" && (winLimit === null || winLimit <= 0n) ? t("amount-error") : null;
  const start = () => {
    setChecked(true);
    if (lossError || winError || lossLimit === null) return;
    onStart({ rounds: Number(rounds), lossLimit, winLimit });
  };
  const figure = { prefix: symbol, inputMode: "decimal", autoComplete: "off" } as const;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("autoplay")}
      description={words("autoplay-text")}
      footer={
        <Button tone="gold" onClick={start}>
          {words("autoplay-start", { rounds: Number(rounds) })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-1.5">
          <span className="text-sm font-semibold text-1">{words("rounds")}</span>
          <Segments
            block
            label={words("rounds")}
            segments={autoplayRounds.map((value) => ({ value, label: value }))}
            value={rounds}
            onValue={(value) => onRounds(autoplayRounds.find((count) => count === value) ?? rounds)}
          />
        </div>
        <TextField
          label={t("loss-limit")}
          required
          hint={words("loss-limit-hint")}
          error={checked && lossError}
          value={lossText}
          onChange={(event) => setLoss(amountCharacters(event.target.value))}
          {...figure}
        />
        <TextField
          label={t("win-limit")}
          tag={t("optional")}
          error={checked && winError}
          value={win}
          onChange={(event) => setWin(amountCharacters(event.target.value))}
          {...figure}
        />
      </div>
    </Modal>
  );
}
