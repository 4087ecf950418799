"use client";
import { useAtomValue } from "jotai";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { liveAtoms } from "#lib/client/live-state.ts";

interface PageUpdatesProps {
  /** MEMBER-02: number of claimable rewards that the page shows. */
  rewards: number;
  /** CASH-08: version of deposits and withdrawals that the page shows. */
  cashier: string | undefined;
}

/** Refreshes the page when it shows rewards, deposits or withdrawals that have changed since its render. */
export function PageUpdates({ rewards, cashier }: PageUpdatesProps) {
  const router = useRouter();
  const claimable = useAtomValue(liveAtoms.rewards)?.claimable ?? rewards;
  const version = useAtomValue(liveAtoms.cashier)?.version ?? cashier;
  useEffect(() => {
    if (claimable !== rewards || version !== cashier) router.refresh();
  }, [claimable, rewards, version, cashier, router]);
  return null;
}
