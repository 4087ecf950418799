import { ChevronLeft, ChevronRight } from "lucide-react";
import { buttonClass } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";

interface PaginationProps {
  /** Names it: "Pages of the account record". */
  label: string;
  page: number;
  pages: number;
  /** Address of a page. */
  href: (page: number) => string;
  previous: string;
  next: string;
  /** "Page 2 of 9". */
  text: string;
}

/** Numbered pages, for lists that do not grow while they are read. */
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
  /** `href` is null where there is nothing. */
  previous: { href: string | null; label: string };
  next: { href: string | null; label: string };
  /** Between the arrows. */
  text: string;
}

/** Pages as addresses, so that Back, a shared link and a middle click work; nothing where all is on one. */
export function PageArrows({ label, previous, next, text }: PageArrowsProps) {
  if (previous.href === null && next.href === null) return null;
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-3 sm:justify-center">
      <Step {...previous} rel="prev">
        <ChevronLeft aria-hidden size={18} className="flip" />
      </Step>
      <span className="money px-2 text-sm text-3">{text}</span>
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
