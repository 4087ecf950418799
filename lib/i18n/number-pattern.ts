/**
 * How a language writes one kind of number, read off a formatter. Who has a pattern writes such numbers without Intl,
 * whose first formatter costs a phone a tenth of a second, just when a page should begin to answer.
 */
export interface NumberPattern {
  before: string;
  after: string;
  /** Between groups of digits: the last has three, those before it `groupSize`. */
  group: string;
  groupSize: number;
  /** Digits of the shortest number that has groups: Spanish writes 1234, then 12.345. */
  groupedFrom: number;
  /** Between whole and part. */
  point: string;
  /** The language's own zero; its other digits follow it. */
  zero: string;
}

/** Of a formatter that shows the whole of `sample`, which has seven whole digits. */
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

/** "1234.50", which is not negative, as the pattern has it: "₱1,234.50". */
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
