import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface SectionProps {
  id?: string;
  icon: LucideIcon;
  title: string;
  /** Beside the title: a count, a period. */
  badge?: ReactNode;
  children: ReactNode;
}

/** One band of the lobby. */
export function Section({ id, icon: Icon, title, badge, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${title}-title`.replace(/\s+/g, "-")} className="grid min-w-0 gap-3.5">
      <div className="flex items-center gap-3">
        <h2
          id={`${title}-title`.replace(/\s+/g, "-")}
          className="flex items-center gap-2.5 text-[23px] [font-stretch:90%] max-lg:text-xl"
        >
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
