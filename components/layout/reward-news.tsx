"use client";
import { useAtomValue } from "jotai";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { liveAtoms } from "#lib/client/live-state.ts";

/** MEMBER-02: when another number of rewards waits than the page was drawn with, it is drawn anew, badges and all. */
export function RewardNews({ drawn }: { drawn: number }) {
  const router = useRouter();
  const claimable = useAtomValue(liveAtoms.rewards)?.claimable;
  useEffect(() => {
    if (claimable !== undefined && claimable !== drawn) router.refresh();
  }, [claimable, drawn, router]);
  return null;
}
