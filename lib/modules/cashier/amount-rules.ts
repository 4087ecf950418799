import { InvalidInputError } from "#lib/kernel/domain-error.ts";
import { moneyToWire, parseMoney } from "#lib/kernel/money.ts";

/** Minor units, both inclusive. */
export interface AmountLimits {
  minimum: bigint;
  maximum: bigint;
}

/**
 * Checks that an amount is within limits.
 *
 * @throws invalid-input: with the limit, at the field `amount`
 */
export function requireWithin(amount: bigint, { minimum, maximum }: AmountLimits): void {
  if (amount < minimum) throw atAmount("amount-min", { min: moneyToWire(minimum) });
  if (amount > maximum) throw atAmount("amount-max", { max: moneyToWire(maximum) });
}

function atAmount(key: string, params: Record<string, string>): InvalidInputError {
  return new InvalidInputError([{ path: "amount", key, params }]);
}

/** Parses an amount of the site configuration, whose schema has checked the format. */
export function configured(text: string): bigint {
  const units = parseMoney(text);
  if (units === null) throw new Error(`${text} is no amount of money`);
  return units;
}
