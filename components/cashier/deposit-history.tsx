import { type HistoryFrame, MoneyHistory } from "#components/cashier/money-history.tsx";
import type { Tone } from "#components/ui/badge.tsx";
import type { DepositState, DepositView } from "#lib/contracts/cashier/deposit-view.ts";
import { channelName } from "#lib/contracts/cashier/read-account-record.ts";

const tones: Record<DepositState, Tone> = {
  pending: "info",
  paid: "info",
  credited: "positive",
  failed: "negative",
  cancelled: "neutral",
  expired: "neutral",
  review: "brand",
  refused: "negative",
};

export function DepositHistory(frame: HistoryFrame<DepositView>) {
  const { t } = frame;
  return (
    <MoneyHistory
      {...frame}
      title={t("deposit.history")}
      empty={{ title: t("deposit.empty-title"), text: t("deposit.empty-text") }}
      state={({ state }) => ({ tone: tones[state], text: t(`deposit.states.${state}`) })}
      mark={{
        header: t("record.reference"),
        of: ({ id, channel }) => `${channelName(channel, t)} · …${id.slice(-8)}`,
      }}
      amount={({ amount, paidAmount }) => paidAmount ?? amount}
    />
  );
}
