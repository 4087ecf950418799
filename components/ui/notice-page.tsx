import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

interface NoticePageProps {
  art: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** One main action, and customer service beside it. */
  actions: ReactNode;
  /** Small print below, such as an error reference or an IP address. */
  note?: ReactNode;
  /** Inside the site's frame, which already has the page's `main`. */
  framed?: boolean;
}

/** Shows a page with a single message: not found, failed, maintenance, blocked. */
export function NoticePage({ art, title, text, actions, note, framed = false }: NoticePageProps) {
  const Ground = framed ? "div" : "main";
  return (
    <Ground className={cx("grid place-items-center px-5 py-10", framed ? "min-h-[70dvh]" : "min-h-dvh sunlit")}>
      <div className="grid max-w-[440px] justify-items-center gap-4 text-center">
        <div aria-hidden className="mb-2 w-[220px] max-w-full">
          {art}
        </div>
        <h1 className="text-4xl display max-sm:text-3xl">{title}</h1>
        <p className="text-lg text-2">{text}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-3">{actions}</div>
        {note && <p className="text-sm text-3">{note}</p>}
      </div>
    </Ground>
  );
}
