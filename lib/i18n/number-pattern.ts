/**
 * How a language writes one type of number, derived from a formatter. With a pattern, code writes numbers without Intl:
 * the first formatter costs a phone a tenth of a second, just when the page should become responsive.
 */
export interface NumberPattern {
  before: string;
  after: string;
  /** Separator of digit groups: the last group has three digits, the others `groupSize`. */
  group: string;
  groupSize: number;
  /** Number of digits from which numbers are grouped: Spanish writes 1234, but 12.345. */
  groupedFrom: number;
  /** Decimal separator. */
  point: string;
  /** The language's zero; its other digits follow in Unicode. */
  zero: string;
}

/** Derives the pattern of a formatter that shows `sample` in full. `sample` has seven integer digits. */
export function patternOf(format: Intl.NumberFormat, sample: number): NumberPattern {
  const parts = format.formatToParts(sample);
  const isDigits = ({ type }: Intl.NumberFormatPart) => type === "integer" || type === "fraction";
  const [first, last] = [parts.findIndex(isDigits), parts.findLastIndex(isDigits)];
  const written = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join("");
  const grouped = (number: number) => format.formatToParts(number).some(({ type }) => type === "group");
  const one = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? "";
  return {
    before: written(parts.slice(0, first)),
    after: written(parts.slice(last + 1)),
    group: one("group"),
    groupSize: parts.filter(({ type }) => type === "integer").at(-2)?.value.length ?? 3,
    groupedFrom: grouped(1234) ? 4 : 5,
    point: one("decimal"),
    zero: format.formatToParts(0).find(isDigits)?.value[0] ?? "0",
  };
}

/** Writes a decimal string, which must not be negative, by a pattern: "1234.50" → "₱1,234.50". */
export function writeNumber(decimal: string, pattern: NumberPattern): string {
  const { before, after, group, groupSize, groupedFrom, point, zero } = pattern;
  const [whole = "0", part] = decimal.split(".");
  let end = whole.length < groupedFrom ? 0 : whole.length - 3;
  const groups = [whole.slice(end)];
  for (; end > 0; end -= groupSize) groups.unshift(whole.slice(Math.max(0, end - groupSize), end));
  const figure = groups.join(group) + (part === undefined ? "" : point + part);
  const shift = zero.charCodeAt(0) - "0".charCodeAt(0);
  const own = (digit: string) => String.fromCharCode(digit.charCodeAt(0) + shift);
  return before + (shift === 0 ? figure : figure.replace(/[0-9]/g, own)) + after;
}
