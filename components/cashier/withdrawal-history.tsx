import { type HistoryFrame, MoneyHistory } from "#components/cashier/money-history.tsx";
import { withdrawalTones } from "#components/cashier/withdrawal-tones.ts";
import type { WithdrawalView } from "#lib/contracts/cashier/withdrawal-view.ts";

export function WithdrawalHistory(frame: HistoryFrame<WithdrawalView>) {
  const { t } = frame;
  return (
    <MoneyHistory
      {...frame}
      title={t("withdraw.history")}
      empty={{ title: t("withdraw.empty-title"), text: t("withdraw.empty-text") }}
      state={({ state }) => ({ tone: withdrawalTones[state], text: t(`withdraw.states.${state}`) })}
      mark={{
        header: t("withdraw.to"),
        of: ({ bankName, lastDigits }) => t("withdraw.bank-ending", { bank: bankName, digits: lastDigits }),
      }}
      amount={({ amount }) => amount}
    />
  );
}
