"use client";
import { ImageUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import * as z from "zod/mini";
import { Button } from "#components/ui/button.tsx";
import { FieldMessage, messageId } from "#components/ui/field/field.tsx";
import { Form } from "#components/ui/form.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { useCallForm } from "#lib/client/use-call-form.ts";
import { useFieldErrors } from "#lib/client/use-field-errors.ts";
import { disputeReceiptCall, proofFile } from "#lib/contracts/cashier/dispute-receipt.ts";

const types = ["image/png", "image/jpeg"] as const;
const schema = z.strictObject({ proof: proofFile.check(z.mime([...types], { error: "file-type" })) });

/**
 * CASH-05: reports a missing part with a picture of the bank statement. The picture stays selected when sending fails.
 */
export function ProofForm({ id, part, onBack }: { id: string; part: number; onBack: () => void }) {
  const t = useTranslations("cashier.withdraw");
  const router = useRouter();
  const field = useId();
  const { form, submit, sending, formError, issue } = useCallForm({
    schema,
    defaultValues: {},
    send: ({ proof }) => callPortal(disputeReceiptCall, { id, part, proof }),
    onDone: () => {
      toast({ tone: "info", title: t("proof-sent") });
      router.refresh();
    },
  });
  const error = useFieldErrors(issue)("proof");
  const { ref, name } = form.register("proof");
  const chosen = form.watch("proof");
  return (
    <Form
      name="proof"
      onSubmit={submit}
      className="grid content-start gap-4 self-start rounded-lg bg-surface-2 p-4.5 edge-2"
    >
      <div>
        <h3 className="text-lg">{t("proof-title")}</h3>
        <p className="pt-1 text-sm">{t("proof-text")}</p>
      </div>
      <div className="grid gap-1.5">
        <label
          htmlFor={field}
          className="flex min-h-14 items-center gap-3 rounded-md border-[1.5px] border-dashed border-line-control px-3.5 py-3 text-sm leading-snug has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <ImageUp aria-hidden size={22} className="shrink-0 text-brand-text" />
          <span className="min-w-0">
            <b className="block font-[650] text-1">{t("proof")}</b>
            <bdi className="truncate-line block">{chosen instanceof File ? chosen.name : t("proof-hint")}</bdi>
          </span>
          <input
            ref={ref}
            id={field}
            name={name}
            type="file"
            accept={types.join()}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? messageId(field) : undefined}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) form.setValue("proof", file, { shouldValidate: true });
            }}
            className="sr-only"
          />
        </label>
        <FieldMessage id={messageId(field)} error={error} />
      </div>
      <FormError formError={formError} onRetry={submit} />
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={onBack}>{t("back")}</Button>
        <Button type="submit" tone="gold" sending={sending}>
          {t("proof-send")}
        </Button>
      </div>
    </Form>
  );
}
