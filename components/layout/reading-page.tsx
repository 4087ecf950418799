import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

interface ReadingPageProps {
  title: string;
  /** One sentence about the page's topic. */
  lead: string;
  /** Limits the width for pages of pure text. */
  narrow?: boolean;
  children: ReactNode;
}

/** Renders a page for reading: nothing floats over it on a phone. */
export function ReadingPage({ title, lead, narrow, children }: ReadingPageProps) {
  return (
    <div
      data-reading
      className={cx("grid gap-6 px-7 py-8 *:min-w-0 max-lg:px-3.5 max-lg:py-4", narrow && "max-w-[880px]")}
    >
      <header className="grid gap-2">
        <h1 className="text-4xl display max-lg:text-3xl">{title}</h1>
        <p className="max-w-[43em] text-lg text-3">{lead}</p>
      </header>
      {children}
    </div>
  );
}
