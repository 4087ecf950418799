import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { RailArrows } from "#components/lobby/rail-arrows.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";

interface SectionProps {
  id?: string;
  icon: LucideIcon;
  title: string;
  /** Beside the title: a count, a period. */
  badge?: ReactNode;
  /** The page with all of it. */
  all?: { href: string; text: string; label: string };
  /** The rail that arrows turn. */
  arrows?: { rail: string; text: { back: string; next: string } };
  className?: string;
  children: ReactNode;
}

/** One band of the lobby. */
export function Section({ id, icon: Icon, title, badge, all, arrows, className, children }: SectionProps) {
  const titleId = useId();
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
          <span className="money rounded-full bg-surface-3 px-2.5 py-[3px] text-xs font-[650] text-2">{badge}</span>
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
        {arrows && <RailArrows {...arrows} />}
      </div>
      {children}
    </section>
  );
}
