"use client";
import { Lock, Smartphone } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import { Summary } from "#components/cashier/summary.tsx";
import { useAmount } from "#components/cashier/use-amount.ts";
import { Button } from "#components/ui/button.tsx";
import { AmountField } from "#components/ui/field/amount-field.tsx";
import { Form } from "#components/ui/form.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { callPortal } from "#lib/client/call-portal.ts";
import { useIntentKey } from "#lib/client/intent-key.ts";
import { useCallForm } from "#lib/client/use-call-form.ts";
import { useFieldErrors } from "#lib/client/use-field-errors.ts";
import { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import type { DepositView } from "#lib/contracts/cashier/deposit-view.ts";
import { amountWithin } from "#lib/contracts/cashier/limits.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface DepositFormProps {
  place: MoneyPlace;
  balance: bigint;
  channel: { channel: "sandbox"; minimum: bigint; maximum: bigint; fee: bigint };
  presets: readonly bigint[];
  /** How many times a deposit is staked before a withdrawal. */
  turnoverMultiple: number;
  /** URL of this page, with its language. */
  here: string;
}

/** CASH-03: asks for the amount, explains the payment and leads to the payment page. */
export function DepositForm({ place, balance, channel, presets, turnoverMultiple, here }: DepositFormProps) {
  const t = useTranslations("cashier");
  const router = useRouter();
  const intent = useIntentKey();
  const [leaving, setLeaving] = useLeaving();
  const money = (units: bigint, short = false) => moneyText(units, place, short);
  const shown = { minimum: money(channel.minimum), maximum: money(channel.maximum) };
  const { form, submit, sending, formError, issue } = useCallForm({
    schema: z.strictObject({ amount: amountWithin({ ...channel, shown }) }),
    defaultValues: { amount: "" },
    send: ({ amount }) =>
      callPortal(createDepositCall, {
        idempotencyKey: intent.keyFor(String(amount)),
        channel: channel.channel,
        amount,
      }),
    onDone: goOn,
  });
  const error = useFieldErrors(issue);
  const { amount, field } = useAmount(form, place);

  function goOn({ id, payUrl }: DepositView) {
    intent.done();
    if (!payUrl) return router.replace(`${here}?deposit=${id}`);
    setLeaving(true);
    location.assign(payUrl);
  }

  return (
    <Form name="deposit" onSubmit={submit} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_318px]">
      <section className="panel grid gap-4 p-5">
        <h2 className="text-xl">{t("deposit.pay-with")}</h2>
        <label className="flex items-center gap-3 rounded-[14px] bg-brand-soft p-3.5 leading-snug shadow-[inset_0_0_0_2px_var(--brand-mark)]">
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-brand text-on-brand">
            <Smartphone aria-hidden size={22} />
          </span>
          <span className="min-w-0 flex-1">
            <b className="block font-[650] text-1">{t("deposit.e-wallet")}</b>
            <span className="text-sm">
              {t("deposit.range", { min: money(channel.minimum, true), max: money(channel.maximum, true) })}
            </span>
          </span>
          <input
            type="radio"
            name="channel"
            defaultChecked
            className="size-5 shrink-0 appearance-none rounded-full edge-control checked:shadow-[inset_0_0_0_6px_var(--brand-mark)]"
          />
        </label>
        <AmountField
          label={t("amount")}
          {...field}
          error={error("amount")}
          hint={t("limits", { min: shown.minimum, max: shown.maximum })}
          presets={presets.map((preset) => ({ value: moneyToWire(preset), label: money(preset, true) }))}
          presetsLabel={t("amounts")}
        />
      </section>
      <Summary
        title={t("what-will-happen")}
        rows={[
          { label: t("deposit.you-pay"), value: money(amount) },
          { label: t("fee"), value: money(channel.fee) },
          { label: t("balance-now"), value: money(balance) },
          ...(turnoverMultiple > 0
            ? [{ label: t("deposit.to-stake"), value: money(amount * BigInt(turnoverMultiple)) }]
            : []),
        ]}
        total={{ label: t("balance-after"), value: money(balance + amount - channel.fee) }}
      >
        <p className="text-sm text-3">
          {turnoverMultiple > 0 ? t("deposit.stake-note", { multiple: turnoverMultiple }) : t("deposit.stake-free")}
        </p>
        <FormError formError={formError} onRetry={submit} />
        <Button type="submit" tone="gold" size="lg" block sending={sending || leaving}>
          {amount > 0n ? t("deposit.pay-amount", { amount: money(amount) }) : t("deposit.pay")}
        </Button>
        <p className="flex items-start gap-1.5 text-sm text-3">
          <Lock aria-hidden size={16} className="mt-px shrink-0" />
          {t("deposit.note")}
        </p>
      </Summary>
    </Form>
  );
}

/** True after the navigation to the payment page started. `pageshow` resets it: Back may restore the page as it was. */
function useLeaving() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const back = () => setLeaving(false);
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);
  return [leaving, setLeaving] as const;
}
