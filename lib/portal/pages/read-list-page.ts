import "server-only";
import * as z from "zod/mini";
import type { InputOf } from "#lib/contracts/define-call.ts";
import type { ListContract, ListRow, ListTotals } from "#lib/contracts/define-list.ts";
import { listAddress, parseListAddress } from "#lib/contracts/list-address.ts";
import { type DayPreset, dayPresets, listDays } from "#lib/i18n/list-days.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { isServiceUnavailable } from "#lib/platform/unavailable.ts";
import type { ListUseCase } from "#lib/portal/http/list-route.ts";
import type { PageQuery, PageVisitor } from "#lib/portal/pages/admit-page.ts";
import { errorReference, serviceUnavailable } from "#lib/portal/pages/service-unavailable.ts";

type ListVisitor = Pick<PageVisitor, "context" | "site"> & { searchParams: PageQuery };

interface ListPageOptions {
  /** Path of the page, with locale prefix. */
  path: string;
  pageSize: number;
  /** For lists that filter by days. */
  presets?: readonly DayPreset[];
  /** Filters that the page sets and its address does not, in the wire form of the call. */
  fixed?: Readonly<Record<string, string>>;
  /** File name of the download; the days are appended. */
  file?: string;
}

/**
 * Reads one page of a list by the page's address, with every address that it links to (`ShownList`). Ignores invalid
 * filters. An internal error affects only the list, not the page: `totals` is then null.
 */
export async function readListPage<Call extends ListContract>(
  { context, site, searchParams }: ListVisitor,
  call: Call,
  read: ListUseCase<Call>,
  { path, pageSize, presets = dayPresets, fixed = {}, file = "list" }: ListPageOptions,
) {
  const given = parseListAddress(call, searchParams);
  const days = "from" in call.filters ? listDays(searchParams, site.timeZone, context.clock.now(), presets) : null;
  const instants = days ? { from: days.from.toISOString(), to: days.to.toISOString() } : {};
  const wanted = { ...given.filters, ...fixed, ...instants };
  const { cursor } = given;
  const input = z.decode(call.input, { ...wanted, ...(cursor ? { cursor } : {}), pageSize: String(pageSize) });
  const found = await readOrNote(() => read(context, input as InputOf<Call>));
  const shown = { ...days?.query, ...given.filters };
  const address = (query: Record<string, string | undefined>) => listAddress(path, query);
  const pageAt = (at: string | null) => (at === null ? null : address({ ...shown, cursor: at }));
  return {
    ...found,
    days,
    filters: given.filters,
    ignored: given.ignored || (days?.ignored ?? false),
    here: address({ ...shown, cursor }),
    newest: cursor ? address(shown) : null,
    newer: pageAt(found.previous),
    older: pageAt(found.next),
    filterAddress: (name: string, value?: string) => address({ ...shown, [name]: value }),
    dayAddress: (query: Readonly<Record<string, string>>) => address({ ...query, ...given.filters }),
    csv: call.csv && {
      address: listAddress(call.path, wanted),
      fileName: `${[file, days?.name].filter(Boolean).join("-")}.csv`,
    },
  };
}

interface Found<Call extends ListContract> {
  rows: ListRow<Call>[];
  totals: ListTotals<Call> | null;
  next: string | null;
  previous: string | null;
  errorReference: string | null;
}

/** The page itself handles domain errors and unavailable services. */
async function readOrNote<Call extends ListContract>(read: () => ReturnType<ListUseCase<Call>>): Promise<Found<Call>> {
  try {
    const { content, totals, next, previous } = await read();
    return { rows: content, totals, next, previous, errorReference: null };
  } catch (error) {
    if (error instanceof DomainError || isServiceUnavailable(error)) throw error;
    serviceUnavailable(error);
    return { rows: [], totals: null, next: null, previous: null, errorReference: errorReference(error) };
  }
}
