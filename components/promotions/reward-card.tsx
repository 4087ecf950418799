"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { FormError } from "#components/ui/form-error.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { formErrorOf } from "#lib/client/form-error.ts";
import { refreshBalance } from "#lib/client/refresh-balance.ts";
import { useAct } from "#lib/client/use-act.ts";
import { claimRewardCall } from "#lib/contracts/promotions/claim-reward.ts";

interface RewardCardProps {
  id: string;
  title: string;
  /** `amount`, `until` and `turnover` are formatted texts. */
  amount: string;
  until: string;
  turnover: string;
  /** Id of the element that gets the focus when the card disappears with its button. */
  focusAfter: string;
}

/** Error codes that a retry cannot change. */
const over: readonly string[] = ["reward-expired", "reward-revoked", "not-found"];

/** PROMO-03: shows one claimable reward with its amount and turnover requirement. */
export function RewardCard({ id, title, amount, until, turnover, focusAfter }: RewardCardProps) {
  const t = useTranslations("rewards");
  const router = useRouter();
  const titleId = useId();
  const [claimed, setClaimed] = useState(false);
  const { act, sending, error } = useAct(async () => {
    await callPortal(claimRewardCall, { id });
    setClaimed(true);
    toast({ tone: "positive", title: t("claimed-done", { amount }) });
    document.getElementById(focusAfter)?.focus({ preventScroll: true });
    router.refresh();
    await refreshBalance();
  });
  const ended = error !== null && over.includes(error.code);
  return (
    <article aria-labelledby={titleId} className="panel flex h-full flex-col gap-4 p-5">
      <div className="grid gap-1">
        <p className="text-[2.5rem] leading-tight display text-win">
          <span translate="no" className="money">
            {amount}
          </span>
        </p>
        <h3 id={titleId} className="text-lg leading-snug">
          <bdi>{title}</bdi>
        </h3>
        <p className="text-sm text-3">{until}</p>
      </div>
      <p className="border-t border-line-1 pt-3 text-sm">{turnover}</p>
      <div className="mt-auto grid gap-3">
        <FormError formError={error && { ...formErrorOf(error), ...(ended && { canRetry: false }) }} onRetry={act} />
        {ended ? (
          <Button block onClick={() => router.refresh()}>
            {t("look-again")}
          </Button>
        ) : (
          <Button tone="gold" size="lg" block sending={sending || claimed} onClick={act} aria-describedby={titleId}>
            {t("claim", { amount })}
          </Button>
        )}
      </div>
    </article>
  );
}
