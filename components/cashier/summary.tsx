import type { ReactNode } from "react";

interface SummaryProps {
  title: string;
  rows: readonly { label: string; value: string }[];
  total: { label: string; value: string };
  children: ReactNode;
}

/** Summarizes a cashier action before it happens. */
export function Summary({ title, rows, total, children }: SummaryProps) {
  return (
    <section className="panel grid content-start gap-4 p-5">
      <h2 className="text-xl">{title}</h2>
      <dl className="grid">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line-1 py-2.5"
          >
            <dt>{label}</dt>
            <dd translate="no" className="money font-[650] text-1">
              {value}
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 pt-3.5">
          <dt className="font-semibold text-1">{total.label}</dt>
          <dd translate="no" aria-live="polite" className="money display text-[1.5625rem] text-positive">
            {total.value}
          </dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
