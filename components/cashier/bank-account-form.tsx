"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { PaymentPasswordField } from "#components/cashier/payment-password-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { SuggestField } from "#components/ui/field/suggest-field.tsx";
import { TextField } from "#components/ui/field/text-field.tsx";
import { Form } from "#components/ui/form.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { useCallForm } from "#lib/client/use-call-form.ts";
import { useFieldErrors } from "#lib/client/use-field-errors.ts";
import { addBankAccountCall } from "#lib/contracts/cashier/add-bank-account.ts";

interface BankAccountFormProps {
  /** Banks of the country; any bank when there are none. */
  banks: readonly { name: string; mobile: boolean }[];
  tone?: "gold" | "secondary";
}

/** Adds a bank account. Removes spaces and dashes from the number, which people type out of habit. */
export function BankAccountForm({ banks, tone = "gold" }: BankAccountFormProps) {
  const t = useTranslations("cashier.withdraw");
  const router = useRouter();
  const { form, submit, sending, formError, issue } = useCallForm({
    schema: addBankAccountCall.input,
    defaultValues: { bankName: "", holderName: "", accountNumber: "", paymentPassword: "" },
    send: (values) => callPortal(addBankAccountCall, values),
    beside: { "payment-password-wrong": "paymentPassword" },
    onDone: () => {
      toast({ tone: "positive", title: t("account-saved") });
      form.reset();
      router.refresh();
    },
  });
  const error = useFieldErrors(issue);
  const chosen = form.watch("bankName");
  const mobile = banks.some((bank) => bank.mobile && bank.name === chosen);
  return (
    <Form name="bank-account" onSubmit={submit} className="grid max-w-md gap-4 pt-1">
      <SuggestField
        options={banks.map(({ name }) => name)}
        {...form.register("bankName")}
        label={t("bank-name")}
        required
        error={error("bankName")}
        placeholder={banks.length > 0 ? t("bank-search") : undefined}
        dir="auto"
      />
      <TextField
        {...form.register("holderName")}
        label={t("holder-name")}
        required
        error={error("holderName")}
        autoComplete="name"
        dir="auto"
      />
      <TextField
        {...form.register("accountNumber", { setValueAs: (typed: string) => typed.replace(/[\s-]/g, "") })}
        label={t("account-number")}
        required
        error={error("accountNumber")}
        {...(mobile ? { hint: t("bank-mobile") } : {})}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
      />
      <PaymentPasswordField
        {...form.register("paymentPassword")}
        label={t("password")}
        error={error("paymentPassword")}
      />
      <FormError formError={formError} onRetry={submit} />
      <Button type="submit" tone={tone} sending={sending}>
        {t("account-save")}
      </Button>
    </Form>
  );
}
