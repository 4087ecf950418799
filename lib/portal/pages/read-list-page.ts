import "server-only";
import * as z from "zod/mini";
import type { InputOf } from "#lib/contracts/define-call.ts";
import type { ListContract, ListRow, ListTotals } from "#lib/contracts/define-list.ts";
import { listAddress, parseListAddress } from "#lib/contracts/list-address.ts";
import { type DayPreset, dayPresets, listDays } from "#lib/i18n/list-days.ts";
import { DomainError } from "#lib/kernel/domain-error.ts";
import type { Context } from "#lib/platform/context.ts";
import { isServiceUnavailable } from "#lib/platform/unavailable.ts";
import type { ListUseCase } from "#lib/portal/http/list-route.ts";
import type { PageQuery, PageVisitor } from "#lib/portal/pages/admit-page.ts";
import { paperFacts } from "#lib/portal/pages/paper-facts.ts";
import { errorReference, serviceUnavailable } from "#lib/portal/pages/service-unavailable.ts";

type ListVisitor = Pick<PageVisitor, "context" | "site" | "locale"> & { searchParams: PageQuery };

interface ListPageOptions<Call extends ListContract> {
  /** Path of the page, with locale prefix. */
  path: string;
  pageSize: number;
  /** For lists that filter by days. */
  presets?: readonly DayPreset[];
  /** Filters that the page sets and its address does not, in the wire form of the call. */
  fixed?: Readonly<Record<string, string>>;
  /** File name of the download; the days are appended. */
  file?: string;
  /** Returns the sums of the whole filter by day. */
  sumDays?: (context: Context, input: InputOf<Call>) => Promise<ReadonlyMap<string, bigint>>;
}

/**
 * Reads one page of a list by the page's address, with every address that it links to (`ShownList`). Ignores invalid
 * filters. An internal error affects only the list, not the page: `totals` is then null.
 */
export async function readListPage<Call extends ListContract>(
  { context, site, locale, searchParams }: ListVisitor,
  call: Call,
  read: ListUseCase<Call>,
  { path, pageSize, presets = dayPresets, fixed = {}, file = "list", sumDays }: ListPageOptions<Call>,
) {
  const given = parseListAddress(call, searchParams);
  const now = context.clock.now();
  const days = "from" in call.filters ? listDays(searchParams, site.timeZone, now, presets) : null;
  const instants = days ? { from: days.from.toISOString(), to: days.to.toISOString() } : {};
  const wanted = { ...given.filters, ...fixed, ...instants };
  const { cursor } = given;
  const input = z.decode(call.input, {
    ...wanted,
    ...(cursor ? { cursor } : {}),
    pageSize: String(pageSize),
  }) as InputOf<Call>;
  const found = await readOrNote(() => Promise.all([read(context, input), sumDays?.(context, input)]));
  const shown = { ...days?.query, ...given.filters };
  const address = (query: Record<string, string | undefined>) => listAddress(path, query);
  const pageAt = (at: string | null) => (at === null ? null : address({ ...shown, cursor: at }));
  return {
    ...found,
    days,
    locale,
    timeZone: site.timeZone,
    now,
    paper: await paperFacts({ context, site, locale }, days),
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
  daySums: ReadonlyMap<string, bigint> | null;
  errorReference: string | null;
}

/** The page itself handles domain errors and unavailable services. */
async function readOrNote<Call extends ListContract>(
  read: () => Promise<[Awaited<ReturnType<ListUseCase<Call>>>, Found<Call>["daySums"] | undefined]>,
): Promise<Found<Call>> {
  try {
    const [{ content, totals, next, previous }, daySums = null] = await read();
    return { rows: content, totals, next, previous, daySums, errorReference: null };
  } catch (error) {
    if (error instanceof DomainError || isServiceUnavailable(error)) throw error;
    serviceUnavailable(error);
    const nothing = { rows: [], totals: null, next: null, previous: null, daySums: null };
    return { ...nothing, errorReference: errorReference(error) };
  }
}
