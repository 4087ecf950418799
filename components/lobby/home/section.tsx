import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { RailArrows } from "#components/lobby/home/rail-arrows.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { lobbySizes, rowsOf } from "#lib/contracts/games/lobby-sizes.ts";

interface SectionProps {
  id?: string;
  icon: LucideIcon;
  title: string;
  /** Formatted number of games in the full list. */
  count?: string;
  /** Link to the full list. */
  all?: { href: string; text: string; label: string };
  /** Rail scrolled by arrows; they show when it has more tiles than fit. */
  arrows?: { rail: string; tiles: number; text: { back: string; next: string } };
  className?: string;
  children: ReactNode;
}

/** Renders one section of the lobby. */
export function Section({ id, icon: Icon, title, count, all, arrows, className, children }: SectionProps) {
  const titleId = useId();
  const turns = arrows && whereTurned(arrows.tiles);
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={cx("grid min-w-0 scroll-mt-20 gap-2.5 max-sm:gap-2", className)}
    >
      <div className="flex min-h-9 items-center gap-2.5 max-sm:min-h-8">
        <h2 id={titleId} className="flex min-w-0 items-center gap-2 text-xl [font-stretch:90%] max-sm:text-[1.125rem]">
          <Icon aria-hidden size={20} className="shrink-0 text-brand-text" />
          {title}
        </h2>
        {count !== undefined && (
          <span translate="no" className="money text-sm text-3">
            {count}
          </span>
        )}
        <span className="flex-1" />
        {all && (
          <PageLink
            href={all.href}
            aria-label={all.label}
            className="-my-1.5 flex min-h-tap shrink-0 items-center px-2 text-sm font-semibold text-2 hover:text-1"
          >
            {all.text}
          </PageLink>
        )}
        {arrows && turns && <RailArrows rail={arrows.rail} text={arrows.text} className={turns} />}
      </div>
      {children}
    </section>
  );
}

/**
 * LOBBY-04: decides by the tile count, which is known before the tiles load, so the arrows neither appear nor vanish
 * later. A phone scrolls by touch.
 */
function whereTurned(tiles: number): string | null {
  const rows = rowsOf(tiles);
  if (tiles > rows * lobbySizes.beside) return "max-sm:hidden";
  return tiles > rows * lobbySizes.besideNarrow ? "max-sm:hidden xl:hidden" : null;
}
