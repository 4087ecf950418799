"use client";
import { useAtomValue } from "jotai";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { pageOwnerAtom } from "#lib/client/member-state.ts";
import { setForMembers } from "#lib/client/owner-lost.ts";
import { store } from "#lib/client/store.ts";

interface OwnPartProps {
  /** Id of the player that the part was rendered for; empty for a visitor. */
  owner: string;
  /** Shown when this player is no longer logged in. */
  instead?: ReactNode;
  children: ReactNode;
}

/**
 * Shows what was rendered for a player only while the page belongs to that player. Another player's part starts with new
 * state, because the old one is unmounted first.
 */
export function OwnPart({ owner, instead = null, children }: OwnPartProps) {
  const current = useAtomValue(pageOwnerAtom);
  const gone = owner !== "" && current !== undefined && current !== owner;
  return gone ? instead : children;
}

/** An `OwnPart` of a whole page. `instead` is there for a page that only members may see. */
export function OwnPage({ owner, instead, children }: OwnPartProps) {
  const router = useRouter();
  const forMembers = instead !== undefined;
  useEffect(() => setForMembers(forMembers), [forMembers]);
  useEffect(() => {
    // A soft navigation renders the page anew, and not the frame around it.
    const current = store.get(pageOwnerAtom);
    if (owner && current && current !== owner) router.refresh();
  }, [owner, router]);
  return (
    <OwnPart owner={owner} instead={instead}>
      {children}
    </OwnPart>
  );
}
