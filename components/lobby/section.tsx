import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "#components/ui/cx.ts";

interface SectionProps {
  id?: string;
  icon: LucideIcon;
  title: string;
  /** Beside the title: a count, a period. */
  badge?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One band of the lobby. */
export function Section({ id, icon: Icon, title, badge, className, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={cx("grid min-w-0 scroll-mt-20 gap-3.5", className)}>
      <div className="flex items-center gap-3">
        <h2 id={titleId} className="flex items-center gap-2.5 text-[23px] [font-stretch:90%] max-lg:text-xl">
          <Icon aria-hidden size={22} className="text-brand-text" />
          {title}
        </h2>
        {badge !== undefined && (
          <span className="rounded-full bg-surface-3 px-2.5 py-[3px] text-xs font-[650] text-2">{badge}</span>
        )}
      </div>
      {children}
    </section>
  );
}
