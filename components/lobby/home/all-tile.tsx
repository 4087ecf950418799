import { ChevronRight } from "lucide-react";
import { useLobby } from "#components/lobby/lobby-context.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";

export interface AllTileProps {
  /** Link to the full list. */
  all: { href: string; text: string; label: string };
  /** Number of games in the full list. */
  games: number;
  className: string;
}

/** LOBBY-04: renders the last tile of a row, which leads to the category's full list. */
export function AllTile({ all, games, className }: AllTileProps) {
  const { say, count } = useLobby();
  return (
    <PageLink
      href={all.href}
      className={cx(
        "group/all relative grid content-center justify-items-center gap-1 rounded-[14px] bg-surface-1 p-2 text-center edge-1 transition-[translate] duration-base hocus:-translate-y-1",
        className,
      )}
    >
      <span className="mb-1.5 grid size-tap place-items-center rounded-full bg-surface-3 text-brand-text transition-colors duration-fast group-hover/all:bg-(image:--sun) group-hover/all:text-on-brand">
        <ChevronRight aria-hidden size={22} className="flip" />
      </span>
      <b aria-hidden className="font-display text-md font-bold text-1">
        {all.text}
      </b>
      <span className="sr-only">{all.label}</span>
      <span className="text-xs text-3">{say("games", { count: count(games) })}</span>
    </PageLink>
  );
}
