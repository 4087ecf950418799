/** Money is a bigint of minor units in code and a plain decimal string ("1234.50") on the wire; never a float. */
export type MinorUnits = bigint;

export const minorDigits = 2;

const scale = 10n ** BigInt(minorDigits);
/** Digits of whole units in the largest amount that is read: ten trillion less one unit. */
export const wholeDigits = 13;
const decimal = new RegExp(`^(-?)(\\d{1,${wholeDigits}})(?:\\.(\\d+))?$`);

/**
 * Parses "1234.5" to 123450n. Returns null for anything but a plain decimal, and for amounts finer than the ledger's
 * unit (trailing zeros are fine): nothing is rounded silently.
 */
export function parseMoney(text: string): MinorUnits | null {
  const match = decimal.exec(text);
  if (!match) return null;
  const [, sign, whole = "0", fraction = ""] = match;
  const kept = fraction.slice(0, minorDigits).padEnd(minorDigits, "0");
  if (/[1-9]/.test(fraction.slice(minorDigits))) return null;
  const units = BigInt(whole) * scale + BigInt(kept);
  return sign ? -units : units;
}

/** Formats 123450n as "1234.50", the wire form: no grouping, no symbol. */
export function moneyToWire(units: MinorUnits): string {
  const absolute = units < 0n ? -units : units;
  const fraction = (absolute % scale).toString().padStart(minorDigits, "0");
  return `${units < 0n ? "-" : ""}${absolute / scale}.${fraction}`;
}
