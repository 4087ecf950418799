import * as z from "zod/mini";
import { positiveMoney } from "#lib/contracts/wire.ts";
import { plainAmount } from "#lib/kernel/typed-amount.ts";

/** Minor units, both inclusive; `shown` is their display form. */
export interface AmountLimits {
  minimum: bigint;
  maximum: bigint;
  shown: { minimum: string; maximum: string };
}

/**
 * Returns a schema for a typed amount between limits of the site configuration. Its field errors equal the server's.
 */
export function amountWithin({ minimum, maximum, shown }: AmountLimits) {
  const within = positiveMoney.check(
    z.check<bigint>(({ value, issues }) => {
      const wrong = (message: string, params: Record<string, string>) =>
        issues.push({ code: "custom", input: value, message, params });
      if (value < minimum) wrong("amount-min", { min: shown.minimum });
      else if (value > maximum) wrong("amount-max", { max: shown.maximum });
    }),
  );
  return z.pipe(z.pipe(z.string(), z.transform(plainAmount)), within);
}
