"use client";
import { useAtomValue } from "jotai";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { liveAtoms } from "#lib/client/live-state.ts";

/**
 * MEMBER-02: refreshes the page when the number of claimable rewards differs from the rendered one, so badges update.
 */
export function RewardUpdates({ drawn }: { drawn: number }) {
  const router = useRouter();
  const claimable = useAtomValue(liveAtoms.rewards)?.claimable;
  useEffect(() => {
    if (claimable !== undefined && claimable !== drawn) router.refresh();
  }, [claimable, drawn, router]);
  return null;
}
