"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import * as z from "zod/mini";
import { PaymentPasswordField } from "#components/cashier/payment-password-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { useCallForm } from "#lib/client/use-call-form.ts";
import { useFieldErrors } from "#lib/client/use-field-errors.ts";
import { paymentPassword } from "#lib/contracts/cashier/payment-password.ts";
import { setPaymentPasswordCall } from "#lib/contracts/cashier/set-payment-password.ts";

const twice = z.refine<{ newPassword: string; again: string }>(({ newPassword, again }) => newPassword === again, {
  error: "inconsistent-twice",
  path: ["again"],
});
const first = z.strictObject({ newPassword: paymentPassword, again: z.string() }).check(twice);
const later = z
  .strictObject({ oldPassword: paymentPassword, newPassword: paymentPassword, again: z.string() })
  .check(twice);

/** Sets the first payment password, or with `change` replaces the current one. */
export function PaymentPasswordForm({ change = false }: { change?: boolean }) {
  return change ? <ChangeForm /> : <FirstForm />;
}

function FirstForm() {
  const t = useTranslations("cashier.withdraw");
  const { form, submit, sending, formError, issue } = useCallForm({
    schema: first,
    defaultValues: { newPassword: "", again: "" },
    send: ({ newPassword }) => callPortal(setPaymentPasswordCall, { newPassword }),
    onDone: useSaved(),
  });
  const error = useFieldErrors(issue);
  return (
    <Form name="payment-password" onSubmit={submit} className="grid max-w-md gap-4">
      <PaymentPasswordField {...form.register("newPassword")} label={t("password")} error={error("newPassword")} />
      <PaymentPasswordField {...form.register("again")} label={t("password-again")} error={error("again")} />
      <FormError formError={formError} onRetry={submit} />
      <Button type="submit" tone="gold" sending={sending}>
        {t("password-save")}
      </Button>
    </Form>
  );
}

function ChangeForm() {
  const t = useTranslations("cashier.withdraw");
  const saved = useSaved();
  const { form, submit, sending, formError, issue } = useCallForm({
    schema: later,
    defaultValues: { oldPassword: "", newPassword: "", again: "" },
    send: ({ oldPassword, newPassword }) => callPortal(setPaymentPasswordCall, { oldPassword, newPassword }),
    beside: { "payment-password-wrong": "oldPassword" },
    onDone: () => {
      form.reset();
      saved();
    },
  });
  const error = useFieldErrors(issue);
  return (
    <Form name="change-payment-password" onSubmit={submit} className="grid max-w-md gap-4 pt-3">
      <PaymentPasswordField {...form.register("oldPassword")} label={t("old-password")} error={error("oldPassword")} />
      <PaymentPasswordField {...form.register("newPassword")} label={t("new-password")} error={error("newPassword")} />
      <PaymentPasswordField {...form.register("again")} label={t("password-again")} error={error("again")} />
      <FormError formError={formError} onRetry={submit} />
      <Button type="submit" sending={sending}>
        {t("password-save")}
      </Button>
    </Form>
  );
}

function useSaved() {
  const t = useTranslations("cashier.withdraw");
  const router = useRouter();
  return () => {
    toast({ tone: "positive", title: t("password-saved") });
    router.refresh();
  };
}
