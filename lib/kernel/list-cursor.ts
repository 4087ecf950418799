type KeyKind = "instant" | "integer" | "uuid" | "text";

/**
 * The sort keys of a list, most significant first; together they are unique. Instants must come from the application's
 * clock, in whole milliseconds: a cursor has no finer precision.
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

/** A position between two rows of a list. `backward` reads the rows before it. */
export interface ListPosition {
  backward: boolean;
  /** The keys as texts, in the order of the sort keys; an instant is ISO 8601. */
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

/** Returns the pattern of a list's cursors. */
export function cursorPattern(sort: ListSort): RegExp {
  const keys = Object.values(sort).map(([kind]) => patterns[kind]);
  return new RegExp(`^(p\\.)?${keys.join(separator)}$`);
}

/** Returns the cursor right behind a row (`next`), or right before it (`previous`), in its URL form. */
export function cursorAt<Sort extends ListSort>(sort: Sort, row: SortKeys<Sort>, backward: boolean): string {
  const keys = Object.keys(sort).map((name) => textOf(row[name]));
  return `${backward ? backwardMark : ""}${keys.join(separator)}`;
}

/** Parses a cursor; null when it does not belong to this list. */
export function parseCursor(sort: ListSort, cursor: string): ListPosition | null {
  const found = cursorPattern(sort).exec(cursor);
  if (!found) return null;
  const kinds = Object.values(sort).map(([kind]) => kind);
  const keys = found.slice(2).map((text, index) => keyOf(kinds[index] ?? "text", text));
  const known = keys.filter((key) => key !== null);
  return known.length === keys.length ? { backward: found[1] !== undefined, keys: known } : null;
}

/** Returns the sort keys of a row in the form of a position. */
export function sortTexts<Sort extends ListSort>(sort: Sort, row: SortKeys<Sort>): string[] {
  return Object.keys(sort).map((name) => {
    const value = row[name];
    return value instanceof Date ? value.toISOString() : String(value);
  });
}

/** Returns a negative number when a row with the first keys sorts before one with the second. */
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
  // Also encodes the characters that `encodeURIComponent` leaves but that a cursor uses or a URL encodes.
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
    // Postgres text cannot hold NUL.
    return decoded.includes("\0") ? null : decoded;
  } catch {
    return null;
  }
}
