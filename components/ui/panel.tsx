import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface PanelProps {
  title: string;
  /** One sentence. */
  text?: string;
  icon?: LucideIcon;
  /** A state or an action for the whole panel, at the end of its head. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Renders a titled section of a page. */
export function Panel({ title, text, icon: Icon, aside, children }: PanelProps) {
  return (
    <section className="panel grid content-start gap-4 p-5 *:min-w-0 max-sm:p-4">
      <div className="flex flex-wrap items-center gap-3.5">
        {Icon && (
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-brand-soft text-brand-text">
            <Icon aria-hidden size={20} />
          </span>
        )}
        <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
          <h2 className="text-xl">{title}</h2>
          {text && <p className={Icon && "text-sm text-3"}>{text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
