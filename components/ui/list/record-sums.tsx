import type { ReactNode } from "react";

/** A sum over the whole filter. */
export interface RecordSum {
  label: string;
  value: ReactNode;
}

/** Shows up to four sums above the rows of a record. */
export function RecordSums({ sums }: { sums: readonly RecordSum[] }) {
  return (
    // As many columns as large text leaves room for.
    <dl className="panel grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] overflow-hidden print:grid-cols-4">
      {sums.map(({ label, value }) => (
        <div
          key={label}
          className="-ms-px -mt-px border-s border-t border-line-1 px-4.5 py-3 max-sm:px-3.5 print:border-0 print:px-0"
        >
          <dt className="text-sm text-3">{label}</dt>
          <dd className="text-[1.375rem] leading-tight display text-1 max-sm:text-[1.1875rem] print:text-lg">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
