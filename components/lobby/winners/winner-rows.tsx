import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";

export interface WinnerRow {
  key: string;
  rank: number;
  icon?: ReactNode;
  /** Masked name. */
  name: string;
  /** Short facts: game, time, stake. */
  facts: readonly ReactNode[];
  amount: string;
}

/** LOBBY-21: renders ranked rows, the first three marked. */
export function WinnerRows({ label, rows, ranked }: { label: string; rows: readonly WinnerRow[]; ranked: boolean }) {
  return (
    <ol aria-label={label} className="grid overflow-hidden rounded-[20px] bg-surface-1 edge-1">
      {rows.map(({ key, rank, icon, name, facts, amount }) => (
        <li
          key={key}
          className="flex min-h-16 items-center gap-3.5 border-line-1 px-5 py-2 not-first:border-t max-lg:gap-2.5 max-lg:px-3"
        >
          {ranked && (
            <span
              translate="no"
              className={cx(
                "money grid h-7 min-w-7 shrink-0 place-items-center rounded-full px-1 text-xs font-bold",
                rank === 1
                  ? "bg-brand text-on-brand"
                  : rank <= 3
                    ? "bg-brand-soft text-brand-text"
                    : "bg-surface-3 text-2",
              )}
            >
              {rank}
            </span>
          )}
          {icon}
          <span className="min-w-0 flex-1 leading-[1.35]">
            <span className="block truncate-line font-semibold text-1">
              <bdi>{name}</bdi>
            </span>
            <span className="flex min-w-0 flex-wrap gap-x-2 text-xs text-3">
              {facts.map((fact, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: facts have fixed places
                <span key={index} className="max-w-full truncate-line">
                  {fact}
                </span>
              ))}
            </span>
          </span>
          <b translate="no" className="money shrink-0 text-lg font-bold text-win max-lg:text-[0.9375rem]">
            {amount}
          </b>
        </li>
      ))}
    </ol>
  );
}
