import type { ReactNode } from "react";

export interface WinnerRow {
  key: string;
  rank: number;
  icon?: ReactNode;
  /** Masked name. */
  name: string;
  /** Two short facts below the name: game and time, for example. */
  facts: readonly [ReactNode, ReactNode];
  /** "370×" and "from ₱2,000.00", where there is room. */
  multiple?: string;
  stake?: string;
  amount: string;
  /** Length of the bar under the row, from 0 to 1. */
  share?: number;
}

interface WinnerRowsProps {
  label: string;
  rows: readonly WinnerRow[];
  /** False for a list in order of time. */
  ranked: boolean;
  /** Below the last row. */
  end?: ReactNode;
}

/** LOBBY-21: renders ranked rows. */
export function WinnerRows({ label, rows, ranked, end }: WinnerRowsProps) {
  return (
    <div className="overflow-hidden rounded-[20px] bg-surface-1 edge-1">
      <ol aria-label={label} start={rows[0]?.rank}>
        {rows.map((row) => (
          <li
            key={row.key}
            className="relative flex min-h-[62px] items-center gap-3 border-line-1 px-[18px] py-[9px] not-first:border-t max-sm:gap-2.5 max-sm:px-3"
          >
            {ranked && (
              <span translate="no" className="money min-w-[26px] shrink-0 text-center font-[650] text-3 max-sm:min-w-5">
                {row.rank}
              </span>
            )}
            {row.icon}
            <span className="min-w-0 flex-1 leading-[1.3]">
              <b className="block truncate-line font-semibold text-1">
                <bdi translate="no">{row.name}</bdi>
              </b>
              <small className="flex min-w-0 flex-wrap gap-x-1.5 text-xs text-3">
                <span className="max-w-full truncate-line">{row.facts[0]}</span>
                <span className="max-w-full truncate-line before:me-1.5 before:content-['·'/'']">{row.facts[1]}</span>
              </small>
            </span>
            {row.multiple && (
              <span translate="no" className="money w-[74px] shrink-0 text-end font-semibold text-2 max-sm:hidden">
                {row.multiple}
              </span>
            )}
            {row.stake && <span className="w-28 shrink-0 text-end text-sm text-3 max-xl:hidden">{row.stake}</span>}
            <b
              translate="no"
              className="money min-w-[132px] shrink-0 text-end font-bold text-win max-sm:min-w-0 max-sm:text-[0.9375rem]"
            >
              {row.amount}
            </b>
            {row.share !== undefined && (
              <span aria-hidden className="absolute start-[56px] end-[18px] bottom-1 max-sm:start-11 max-sm:end-3">
                <span
                  className="block h-[3px] rounded-full bg-brand-line [li:first-child_&]:bg-brand"
                  style={{ inlineSize: `${Math.max(1, row.share * 100).toFixed(1)}%` }}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {end && (
        <div className="grid justify-items-center gap-2.5 border-t border-line-1 p-3.5 text-sm text-3">{end}</div>
      )}
    </div>
  );
}
