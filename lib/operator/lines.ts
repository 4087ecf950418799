import type { Slice } from "#lib/kernel/list-slice.ts";
import type { LedgerReport } from "#lib/modules/ledger/index.ts";

/** Returns "1 notice", "2 notices". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns the lines at the end of a page: how many rows it has, and how to get the next page. */
export function pageEnd({ rows, next }: Slice<unknown>, one: string, many = `${one}s`): string[] {
  return [counted(rows.length, one, many), ...(next === null ? [] : [`There are more: --cursor ${next}`])];
}

/** Returns "2026-12-01T00:00:00.000Z to always". */
export function periodText(from: Date | null, until: Date | null): string {
  return [from, until].map((moment) => moment?.toISOString() ?? "always").join(" to ");
}

/** Returns a line per finding of the ledger's check, then what was checked. */
export function ledgerLines({ findings, found, notChecked, accounts, transfers }: LedgerReport): string[] {
  return [
    ...findings.map(({ invariant, accountId, seq, message }) => {
      const row = seq === undefined ? undefined : `row ${seq}`;
      return [invariant, accountId, row, message].filter(Boolean).join("  ");
    }),
    ...(found > findings.length ? [`… and ${found - findings.length} more`] : []),
    ...notChecked.map((note) => `not checked: ${note}`),
    `${accounts} accounts, ${transfers} movements: ${found === 0 ? "clean" : `${found} findings`}`,
  ];
}
