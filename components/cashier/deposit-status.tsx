"use client";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { Countdown } from "#components/ui/countdown.tsx";
import { Notice, type NoticeTone } from "#components/ui/notice.tsx";
import { awaitsCallback, depositQuery } from "#lib/client/cashier/deposit.ts";
import { queryClient } from "#lib/client/query-client.ts";
import { refreshBalance } from "#lib/client/refresh-balance.ts";
import type { DepositState, DepositView } from "#lib/contracts/cashier/deposit-view.ts";

const tones: Record<DepositState, NoticeTone> = {
  pending: "info",
  paid: "info",
  credited: "positive",
  failed: "negative",
  cancelled: "info",
  expired: "warning",
  review: "warning",
  refused: "negative",
};

/**
 * Shows the state of the payment after the return from the gateway. Polls until it is decided, then refreshes the
 * balance.
 */
export function DepositStatus({
  deposit,
  serverNow,
  place,
}: {
  deposit: DepositView;
  serverNow: string;
  place: MoneyPlace;
}) {
  const t = useTranslations("cashier.deposit");
  const current = useDecided(deposit);
  const { state, payUrl, expiresAt } = current;
  const amount = moneyText(state === "credited" ? (current.paidAmount ?? current.amount) : current.amount, place);
  return (
    <Notice tone={tones[state]} role="status" title={t(`news.${state}-title`, { amount })}>
      <p>{t(`news.${state}-text`, { amount })}</p>
      {payUrl && (
        <p className="flex flex-wrap items-center gap-4 pt-3">
          <ButtonLink href={payUrl}>{t("continue")}</ButtonLink>
          <Countdown endsAt={expiresAt.toISOString()} serverNow={serverNow} />
        </p>
      )}
    </Notice>
  );
}

function useDecided(rendered: DepositView): DepositView {
  const router = useRouter();
  const { data } = useQuery(depositQuery(rendered), queryClient());
  const current = awaitsCallback(rendered) ? data : rendered;
  const decided = current.state !== rendered.state;
  useEffect(() => {
    if (!decided) return;
    const follow = async () => {
      await refreshBalance().catch(() => undefined);
      router.refresh();
    };
    void follow();
  }, [decided, router]);
  return current;
}
