import { CancelWithdrawal } from "#components/cashier/cancel-withdrawal.tsx";
import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import { ReceiptPanel } from "#components/cashier/receipt-panel.tsx";
import { withdrawalSteps } from "#components/cashier/withdrawal-steps.ts";
import { withdrawalTones } from "#components/cashier/withdrawal-tones.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Steps } from "#components/ui/steps.tsx";
import type { WithdrawalView } from "#lib/contracts/cashier/withdrawal-view.ts";
import { formatDate } from "#lib/i18n/format.ts";
import type { Translate } from "#lib/i18n/translator.ts";

interface CurrentWithdrawalProps {
  t: Translate;
  place: MoneyPlace;
  timeZone: string;
  now: Date;
  withdrawal: WithdrawalView;
}

/** Shows one withdrawal in progress: its steps, its current state and the member's actions. */
export function CurrentWithdrawal({ t, place, timeZone, now, withdrawal }: CurrentWithdrawalProps) {
  const { id, amount, state, received, toCome, bankName, lastDigits, parts } = withdrawal;
  const money = (units: bigint) => moneyText(units, place);
  const waiting = parts.filter((part) => part.state === "waiting");
  const inParts = parts.length > 1 || (parts.length > 0 && toCome > 0n);
  return (
    <section className="panel grid gap-x-8 gap-y-5 p-5 xl:grid-cols-[minmax(0,1fr)_350px]">
      <div className="grid content-start gap-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div>
            <h2 className="text-lg">{t("withdraw.title-of", { amount: money(amount) })}</h2>
            <p className="text-sm text-3">
              <bdi>{t("withdraw.bank-ending", { bank: bankName, digits: lastDigits })}</bdi> ·{" "}
              <bdi>{t("reference-short", { reference: id.slice(-8) })}</bdi>
            </p>
          </div>
          <Badge tone={withdrawalTones[state]}>{t(`withdraw.states.${state}`)}</Badge>
        </div>
        {inParts && (
          <p className="text-1">
            <span>
              {t("withdraw.received-of", { received: money(received), amount: money(amount - withdrawal.fee) })}
            </span>
            {toCome > 0n && <span>{` · ${t("withdraw.to-come", { amount: money(toCome) })}`}</span>}
          </p>
        )}
        <Steps
          stateLabels={{
            done: t("withdraw.step-states.done"),
            current: t("withdraw.step-states.current"),
            upcoming: t("withdraw.step-states.upcoming"),
            failed: t("withdraw.step-states.failed"),
          }}
          steps={withdrawalSteps(withdrawal).map((step) => ({
            id: step.id,
            state: step.state,
            title: t(`withdraw.states.${step.name}`),
            ...(step.at
              ? {
                  time: formatDate(step.at, place.locale, timeZone, "time"),
                  text: step.reason ?? t(`withdraw.steps.${step.name}`, { amount: money(amount) }),
                }
              : {}),
          }))}
        />
        {state === "requested" && <CancelWithdrawal id={id} amount={money(amount)} />}
      </div>
      {waiting.length > 0 && (
        <ReceiptPanel
          id={id}
          place={place}
          serverNow={now.toISOString()}
          allSent={toCome === 0n}
          parts={waiting.map(({ part, amount: sum, receiptDueAt }) => ({
            part,
            amount: sum,
            dueAt: receiptDueAt?.toISOString() ?? null,
          }))}
        />
      )}
      {state === "disputed" && (
        <div className="self-start">
          <Notice tone="warning">{t("withdraw.case-open")}</Notice>
        </div>
      )}
    </section>
  );
}
