import "#components/ui/list/paper.css";

/** Whose record a sheet shows, and when it was read. */
export interface PaperFacts {
  siteName: string;
  account: string;
  /** Days with their zone; null for a record of all times. */
  days: string | null;
  /** "as of 30 Nov 2026, 21:52 GMT+8". */
  readAt: string;
}

interface PaperHeadProps {
  title: string;
  facts: PaperFacts;
  /** Filters by their names, those that are off included. */
  filters?: readonly { label: string; value: string }[];
}

/** Heads a record on paper and says what it covers; screens do not show it. Its parent has `data-paper`. */
export function PaperHead({ title, facts, filters = [] }: PaperHeadProps) {
  const { siteName, account, days, readAt } = facts;
  const covers = [account, days, ...filters.map(({ label, value }) => `${label}: ${value}`), readAt];
  return (
    <div className="hidden print:block">
      <p className="flex justify-between gap-6 border-b-2 border-current pb-2 text-xs">
        <b className="text-lg display">{siteName}</b>
        <span>{covers.filter(Boolean).join(" · ")}</span>
      </p>
      <p className="pt-3 pb-2 text-2xl display text-1">{title}</p>
    </div>
  );
}
