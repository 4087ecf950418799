import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { RailArrows } from "#components/lobby/home/rail-arrows.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { lobbySizes } from "#lib/contracts/games/lobby-sizes.ts";

interface SectionProps {
  id?: string;
  icon: LucideIcon;
  title: string;
  /** Shown beside the title: a count, a period. */
  badge?: ReactNode;
  /** Link to the full list. */
  all?: { href: string; text: string; label: string };
  /** Rail scrolled by arrows; they show when it has more tiles than fit. */
  arrows?: { rail: string; tiles: number; rows?: 1 | 2; text: { back: string; next: string } };
  className?: string;
  children: ReactNode;
}

/** Renders one section of the lobby. */
export function Section({ id, icon: Icon, title, badge, all, arrows, className, children }: SectionProps) {
  const titleId = useId();
  const turns = arrows && whereTurned(arrows);
  return (
    <section id={id} aria-labelledby={titleId} className={cx("grid min-w-0 scroll-mt-20 gap-1.5", className)}>
      <div className="flex min-h-tap items-center gap-3">
        <h2
          id={titleId}
          className="flex min-w-0 items-center gap-2.5 text-[1.4375rem] [font-stretch:90%] max-lg:text-xl"
        >
          <Icon aria-hidden size={22} className="shrink-0 text-brand-text" />
          {title}
        </h2>
        {badge !== undefined && (
          <span translate="no" className="money rounded-full bg-surface-3 px-2.5 py-[3px] text-xs font-[650] text-2">
            {badge}
          </span>
        )}
        <span className="flex-1" />
        {all && (
          <PageLink
            href={all.href}
            aria-label={all.label}
            className="flex min-h-tap shrink-0 items-center px-2 text-sm font-semibold text-2 hover:text-1"
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
 * later.
 */
function whereTurned({ tiles, rows = 1 }: { tiles: number; rows?: 1 | 2 }): string | null {
  if (tiles > rows * lobbySizes.beside) return "max-lg:hidden";
  return tiles > rows * lobbySizes.besideNarrow ? "max-lg:hidden xl:hidden" : null;
}
