"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { callPortal } from "#lib/client/call-portal.ts";
import { refreshBalance } from "#lib/client/refresh-balance.ts";
import { useAct } from "#lib/client/use-act.ts";
import { cancelWithdrawalCall } from "#lib/contracts/cashier/cancel-withdrawal.ts";

export function CancelWithdrawal({ id, amount }: { id: string; amount: string }) {
  const t = useTranslations("cashier.withdraw");
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { act, sending, formError } = useAct(async () => {
    await callPortal(cancelWithdrawalCall, { id });
    setOpen(false);
    router.refresh();
    await refreshBalance();
  });
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t("cancel")}</Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={act}
        title={t("cancel-title")}
        text={
          <div className="grid gap-4">
            <p>{t("cancel-question", { amount })}</p>
            <FormError formError={formError} onRetry={act} />
          </div>
        }
        confirm={t("cancel")}
        cancel={t("keep")}
        sending={sending}
      />
    </div>
  );
}
