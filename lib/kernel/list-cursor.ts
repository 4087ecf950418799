type KeyKind = "instant" | "integer" | "uuid" | "text";

/**
 * What a list is sorted by, most significant key first; together the keys are unique. An instant must be written by the
 * application's clock, in whole milliseconds: a cursor knows nothing finer.
 */
export type ListSort = Readonly<Record<string, readonly [kind: KeyKind, order: "asc" | "desc"]>>;

interface KindValues {
  instant: Date;
  integer: number | bigint;
  uuid: string;
  text: string;
}

/** The sort keys of one row. */
export type SortKeys<Sort extends ListSort> = { [Name in keyof Sort]: KindValues[Sort[Name][0]] };

/** A place in a list, between rows. `backward` reads what comes before it. */
export interface ListPosition {
  backward: boolean;
  /** As texts, in the order of the sort keys: an instant as ISO 8601. */
  keys: readonly string[];
}

const backwardMark = "p.";
const separator = "_";

const patterns: Record<KeyKind, string> = {
  instant: String.raw`(\d{1,13})`,
  integer: String.raw`(-?(?:0|[1-9]\d{0,17}))`,
  uuid: "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})",
  text: "((?:[A-Za-z0-9~-]|%[0-9A-F]{2}){0,300})",
};

/** What a cursor of such a list looks like. */
export function cursorPattern(sort: ListSort): RegExp {
  const keys = Object.values(sort).map(([kind]) => patterns[kind]);
  return new RegExp(`^(p\\.)?${keys.join(separator)}$`);
}

/** The place right behind a row (`next`), or right before it (`previous`), as it stands in an address. */
export function cursorAt<Sort extends ListSort>(sort: Sort, row: SortKeys<Sort>, backward: boolean): string {
  const keys = Object.keys(sort).map((name) => textOf(row[name]));
  return `${backward ? backwardMark : ""}${keys.join(separator)}`;
}

/** The place that a cursor names; null when it is none of this list. */
export function parseCursor(sort: ListSort, cursor: string): ListPosition | null {
  const found = cursorPattern(sort).exec(cursor);
  if (!found) return null;
  const kinds = Object.values(sort).map(([kind]) => kind);
  const keys = found.slice(2).map((text, index) => keyOf(kinds[index] ?? "text", text));
  const known = keys.filter((key) => key !== null);
  return known.length === keys.length ? { backward: found[1] !== undefined, keys: known } : null;
}

/** The sort keys of a row as a position has them. */
export function sortTexts<Sort extends ListSort>(sort: Sort, row: SortKeys<Sort>): string[] {
  return Object.keys(sort).map((name) => {
    const value = row[name];
    return value instanceof Date ? value.toISOString() : String(value);
  });
}

/** Below zero when a row with these keys comes before one with those. */
export function compareKeys(sort: ListSort, one: readonly string[], other: readonly string[]): number {
  for (const [index, [kind, order]] of Object.values(sort).entries()) {
    const [left = "", right = ""] = [one[index], other[index]];
    const compared = kind === "integer" ? compare(BigInt(left), BigInt(right)) : compare(left, right);
    if (compared !== 0) return order === "asc" ? compared : -compared;
  }
  return 0;
}

const compare = <Value extends string | bigint>(one: Value, other: Value) => (one < other ? -1 : one > other ? 1 : 0);

function textOf(value: Date | number | bigint | string | undefined): string {
  if (value instanceof Date) return String(value.getTime());
  // What `encodeURIComponent` leaves and a cursor means something by, or an address encodes after all.
  const encoded = encodeURIComponent(String(value));
  return encoded.replace(/[_.!*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function keyOf(kind: KeyKind, text: string): string | null {
  if (kind === "instant") {
    const instant = new Date(Number(text));
    return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
  }
  if (kind !== "text") return text;
  try {
    const decoded = decodeURIComponent(text);
    // Postgres has no such character in a text.
    return decoded.includes("\0") ? null : decoded;
  } catch {
    return null;
  }
}
