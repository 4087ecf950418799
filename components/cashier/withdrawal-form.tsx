"use client";
import { Landmark, ShieldCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import { PaymentPasswordField } from "#components/cashier/payment-password-field.tsx";
import { Summary } from "#components/cashier/summary.tsx";
import { useAmount } from "#components/cashier/use-amount.ts";
import { Button } from "#components/ui/button.tsx";
import { AmountField } from "#components/ui/field/amount-field.tsx";
import { SelectField } from "#components/ui/field/select-field.tsx";
import { Form } from "#components/ui/form.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { useIntentKey } from "#lib/client/intent-key.ts";
import { refreshBalance } from "#lib/client/refresh-balance.ts";
import { useCallForm } from "#lib/client/use-call-form.ts";
import { useFieldErrors } from "#lib/client/use-field-errors.ts";
import { amountWithin } from "#lib/contracts/cashier/limits.ts";
import { paymentPassword } from "#lib/contracts/cashier/payment-password.ts";
import { requestWithdrawalCall } from "#lib/contracts/cashier/request-withdrawal.ts";
import { moneyToWire } from "#lib/kernel/money.ts";

interface WithdrawalFormProps {
  place: MoneyPlace;
  balance: bigint;
  minimum: bigint;
  maximum: bigint;
  fee: bigint;
  bankAccounts: readonly { id: string; bankName: string; lastDigits: string }[];
  /** Why the form cannot be sent now; replaces the button's note. */
  blocked: string | undefined;
}

/** CASH-04: asks for bank account and amount, and explains the withdrawal. The server checks all of it again. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { place, balance, minimum, maximum, fee, bankAccounts, blocked } = props;
  const t = useTranslations("cashier");
  const router = useRouter();
  const intent = useIntentKey();
  const money = (units: bigint, short = false) => moneyText(units, place, short);
  const most = smaller(balance, maximum);
  const shown = { minimum: money(minimum), maximum: money(maximum) };
  const { form, submit, sending, formError, issue } = useCallForm({
    schema: z.strictObject({
      bankAccountId: z.uuid(),
      amount: amountWithin({ minimum, maximum, shown }),
      paymentPassword,
    }),
    defaultValues: { bankAccountId: bankAccounts[0]?.id ?? "", amount: "", paymentPassword: "" },
    send: (values) =>
      callPortal(requestWithdrawalCall, {
        ...values,
        idempotencyKey: intent.keyFor(values.bankAccountId, String(values.amount)),
      }),
    beside: { "payment-password-wrong": "paymentPassword" },
    onDone: async ({ amount }) => {
      intent.done();
      form.reset();
      toast({ tone: "positive", title: t("withdraw.requested-done", { amount: money(amount) }) });
      router.refresh();
      // Scrolls to the top: the next step is there and off-screen on a phone.
      scrollTo({ top: 0 });
      await refreshBalance();
    },
  });
  const error = useFieldErrors(issue);
  const { amount, field } = useAmount(form, place);
  const left = balance - amount;

  return (
    <Form name="withdrawal" onSubmit={submit} className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_318px]">
      <section className="panel grid gap-4 p-5">
        <SelectField
          {...form.register("bankAccountId")}
          label={t("withdraw.to")}
          required
          error={error("bankAccountId")}
          prefix={<Landmark aria-hidden size={20} />}
          options={bankAccounts.map(({ id, bankName, lastDigits }) => ({
            value: id,
            label: `${bankName} · ${t("withdraw.ending", { digits: lastDigits })}`,
          }))}
        />
        <AmountField
          label={t("withdraw.how-much")}
          {...field}
          error={error("amount")}
          hint={t("limits", { min: shown.minimum, max: shown.maximum })}
          {...(most >= minimum
            ? { presets: [{ value: moneyToWire(most), label: t("withdraw.all") }], presetsLabel: t("amounts") }
            : {})}
        />
        <PaymentPasswordField
          {...form.register("paymentPassword")}
          label={t("withdraw.password")}
          error={error("paymentPassword")}
        />
      </section>
      <Summary
        title={t("what-will-happen")}
        rows={[
          { label: t("withdraw.set-aside"), value: money(amount) },
          { label: t("fee"), value: money(fee) },
          { label: t("balance-after"), value: left < 0n ? "–" : money(left) },
        ]}
        total={{ label: t("withdraw.you-get"), value: money(amount > fee ? amount - fee : 0n) }}
      >
        <FormError formError={formError} onRetry={submit} />
        <Button type="submit" tone="gold" size="lg" block sending={sending} disabled={blocked !== undefined}>
          {amount > 0n ? t("withdraw.submit-amount", { amount: money(amount) }) : t("withdraw.submit")}
        </Button>
        <p className="flex items-start gap-1.5 text-sm text-3">
          <ShieldCheck aria-hidden size={16} className="mt-px shrink-0" />
          <span>{blocked ?? t("withdraw.note")}</span>
        </p>
      </Summary>
    </Form>
  );
}

function smaller(one: bigint, other: bigint): bigint {
  if (one < other) return one;
  return other;
}
