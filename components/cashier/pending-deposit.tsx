"use client";
import { useRouter } from "next/navigation";
import { ButtonLink } from "#components/ui/button.tsx";
import { Countdown } from "#components/ui/countdown.tsx";

interface PendingDepositProps {
  amount: string;
  payUrl: string;
  expiresAt: string;
  serverNow: string;
  text: { pay: string };
}

/** Shows a payment that was started and can still be completed. */
export function PendingDeposit({ amount, payUrl, expiresAt, serverNow, text }: PendingDepositProps) {
  const router = useRouter();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface-2 px-4 py-3">
      <b translate="no" className="money flex-1 text-lg text-1">
        {amount}
      </b>
      <Countdown endsAt={expiresAt} serverNow={serverNow} onEnd={() => router.refresh()} className="text-brand-text" />
      <ButtonLink href={payUrl}>{text.pay}</ButtonLink>
    </li>
  );
}
