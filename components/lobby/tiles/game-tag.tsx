"use client";
import { Hourglass, Wrench } from "lucide-react";
import type { ReactNode } from "react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import type { CardGame } from "#components/lobby/tiles/game-fact.tsx";
import { HotTag } from "#components/ui/badge.tsx";
import { cx } from "#components/ui/cx.ts";

/** Renders at most one tag over a cover: coming soon or maintenance before hot, hot before new. */
export function GameTag({ game: { state, isHot, isNew } }: { game: Pick<CardGame, "state" | "isHot" | "isNew"> }) {
  const { say } = useLobby();
  if (state === "not-integrated") return <StateTag icon={<Hourglass aria-hidden size={12} />}>{say(state)}</StateTag>;
  if (state === "maintenance")
    return (
      <StateTag icon={<Wrench aria-hidden size={12} />} className="text-[#ffd27a]">
        {say(state)}
      </StateTag>
    );
  if (isHot) return <HotTag>{say("hot")}</HotTag>;
  if (!isNew) return null;
  return (
    <span className="inline-flex rounded-sm bg-brand px-2 py-[3px] text-2xs leading-[1.3] font-bold text-on-brand">
      {say("new")}
    </span>
  );
}

function StateTag({ icon, className, children }: { icon: ReactNode; className?: string; children: ReactNode }) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-[5px] rounded-sm bg-[rgb(8_10_18/.78)] py-1 ps-[7px] pe-[9px] text-2xs leading-[1.3] font-semibold",
        className ?? "text-[#e9e3d3]",
      )}
    >
      {icon}
      <span className="contents">{children}</span>
    </span>
  );
}

/** Returns the classes that mute the cover of a game that cannot be played: grey during maintenance. */
export function mutedCover(state: CardGame["state"]): string | undefined {
  if (state === "ready") return undefined;
  return state === "maintenance" ? "grayscale-[.85] brightness-[.6]" : "saturate-[.62] brightness-[.82]";
}
