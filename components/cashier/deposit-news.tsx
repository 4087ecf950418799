"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { type MoneyPlace, moneyText } from "#components/cashier/money-text.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { Countdown } from "#components/ui/countdown.tsx";
import { Notice, type NoticeTone } from "#components/ui/notice.tsx";
import { readDeposit } from "#lib/client/cashier.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import { refreshBalance } from "#lib/client/refresh-balance.ts";
import type { DepositState, DepositView } from "#lib/contracts/cashier/deposit-view.ts";

const askEveryMs = 2_000;

const tones: Record<DepositState, NoticeTone> = {
  pending: "info",
  credited: "positive",
  failed: "negative",
  cancelled: "info",
  expired: "warning",
  review: "warning",
  refused: "negative",
};

/** What became of a payment one comes back from; asks until it is decided, and the header's balance follows. */
export function DepositNews({
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
  const [current, setCurrent] = useState(rendered);
  const waiting = current.state === "pending";
  const { id } = rendered;
  useEffect(() => {
    if (!waiting) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const ask = async () => {
      try {
        const next = await readDeposit(id);
        if (over) return;
        setCurrent(next);
        if (next.state !== "pending") {
          await refreshBalance();
          return router.refresh();
        }
      } catch (error) {
        // Away for a moment: it is asked again. Anything else is shown by the page when it is loaded anew.
        if (!(error instanceof PortalError)) throw error;
      }
      if (!over) timer = setTimeout(ask, askEveryMs);
    };
    timer = setTimeout(ask, askEveryMs);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [waiting, id, router]);
  return current;
}
