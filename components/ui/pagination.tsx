import { ChevronLeft, ChevronRight } from "lucide-react";
import { buttonClass } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";

interface PaginationProps {
  /** Accessible name: "Pages of the account record". */
  label: string;
  page: number;
  pages: number;
  /** Returns the URL of a page. */
  href: (page: number) => string;
  previous: string;
  next: string;
  /** Position, "Page 2 of 9". */
  text: string;
}

/** Numbers the pages of a list that does not grow while it is read. */
export function Pagination({ label, page, pages, href, previous, next, text }: PaginationProps) {
  return (
    <PageArrows
      label={label}
      previous={{ href: page > 1 ? href(page - 1) : null, label: previous }}
      next={{ href: page < pages ? href(page + 1) : null, label: next }}
      text={text}
    />
  );
}

interface PageArrowsProps {
  label: string;
  /** `href` is null when there is no such page. */
  previous: { href: string | null; label: string };
  next: { href: string | null; label: string };
  /** Text between the arrows. */
  text: string;
}

/** Pages by links, so that Back, shared links and middle clicks work. Renders nothing for a single page. */
export function PageArrows({ label, previous, next, text }: PageArrowsProps) {
  if (previous.href === null && next.href === null) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-3 sm:justify-center">
      <Step {...previous} rel="prev">
        <ChevronLeft aria-hidden size={18} className="flip" />
      </Step>
      <span translate="no" className="money px-2 text-sm text-3">
        {text}
      </span>
      <Step {...next} rel="next">
        <ChevronRight aria-hidden size={18} className="flip" />
      </Step>
    </nav>
  );
}

function Step(props: { label: string; href: string | null; rel: string; children: React.ReactNode }) {
  const { label, href, rel, children } = props;
  const look = cx(buttonClass({ size: "sm" }), "w-12");
  if (href === null)
    return (
      <span aria-hidden className={cx(look, "text-disabled! opacity-60")}>
        {children}
      </span>
    );
  return (
    <a href={href} rel={rel} aria-label={label} className={look}>
      {children}
    </a>
  );
}
