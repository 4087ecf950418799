"use client";
import { Check, ImageUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import { ProofForm } from "#components/cashier/proof-form.tsx";
import { Button } from "#components/ui/button.tsx";
import { Countdown } from "#components/ui/countdown.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { useAct } from "#lib/client/use-act.ts";
import { confirmReceiptCall } from "#lib/contracts/cashier/confirm-receipt.ts";

interface WaitingPart {
  part: number;
  amount: bigint;
  /** Null while a case stops the timers. */
  dueAt: string | null;
}

interface ReceiptPanelProps {
  id: string;
  parts: readonly WaitingPart[];
  /** True when no part is left to send, so that the whole withdrawal can be confirmed at once. */
  allSent: boolean;
  place: MoneyPlace;
  serverNow: string;
}

/** CASH-05: asks whether the money arrived, part by part or in full; a missing part opens a case. */
export function ReceiptPanel({ id, parts, allSent, place, serverNow }: ReceiptPanelProps) {
  const t = useTranslations("cashier.withdraw");
  const router = useRouter();
  const [missing, setMissing] = useState<number | null>(null);
  const { act, retry, sending, formError } = useAct(async (part?: number) => {
    // Without `part` it confirms the whole withdrawal.
    await callPortal(confirmReceiptCall, part === undefined ? { id } : { id, part });
    toast({ tone: "positive", title: t("thanks") });
    router.refresh();
  });
  if (missing !== null) return <ProofForm id={id} part={missing} onBack={() => setMissing(null)} />;
  return (
    <div className="grid content-start gap-4 self-start rounded-lg bg-surface-2 p-4.5 edge-2">
      <div>
        <h3 className="text-lg">{t("ask-title")}</h3>
        <p className="pt-1 text-sm">
          {t("ask-text")} {t("ask-warning")}
        </p>
      </div>
      <ul className="grid gap-4">
        {parts.map(({ part, amount, dueAt }) => (
          <li key={part} className="grid gap-2">
            <div className="flex items-baseline justify-between gap-3">
              <b className="text-1">{t("part", { part, amount: moneyText(amount, place) })}</b>
              {dueAt !== null && (
                <Countdown
                  endsAt={dueAt}
                  serverNow={serverNow}
                  onEnd={() => router.refresh()}
                  className="text-brand-text"
                />
              )}
            </div>
            <div className="grid grid-cols-2 gap-2">
              <Button sending={sending} onClick={() => act(part)} icon={<Check aria-hidden size={18} />}>
                {t("part-arrived")}
              </Button>
              <Button tone="danger" onClick={() => setMissing(part)} icon={<ImageUp aria-hidden size={18} />}>
                {t("not-arrived")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <FormError formError={formError} onRetry={retry} />
      {allSent && (
        <Button tone="gold" block sending={sending} onClick={() => act()} icon={<Check aria-hidden size={18} />}>
          {t("all-arrived")}
        </Button>
      )}
    </div>
  );
}
