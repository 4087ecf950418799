import * as z from "zod/mini";
import { minorDigits, moneyToWire, parseMoney, wholeDigits } from "#lib/kernel/money.ts";

/** Shapes shared by many calls. On the wire, money is a decimal string and time an ISO 8601 string in UTC. */

const moneyPattern = new RegExp(`^-?\\d{1,${wholeDigits}}(\\.\\d{1,${minorDigits}})?$`);

/** "1234.50" on the wire, 123450n in code. Amounts finer than the ledger's units are rejected, never rounded. */
export const money = z.codec(
  z.string().check(z.maxLength(17), z.regex(moneyPattern, { error: "amount-format" })),
  z.bigint(),
  {
    decode: (text) => parseMoney(text) ?? 0n,
    encode: moneyToWire,
  },
);

/** Money above zero, for amounts that a person enters. */
export const positiveMoney = money.check(z.refine((units) => units > 0n, { error: "positive-amount" }));

export const timestamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** One key per intent: created when a form opens, reused by retries and double clicks, replaced after success. */
export const idempotencyKey = z.uuid();

/** An integer in a query, where every parameter is text. */
export const queryInteger = (minimum: number, maximum: number) =>
  z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int().check(z.minimum(minimum), z.maximum(maximum)), {
    decode: Number,
    encode: String,
  });

/** "true" or "false" in a query. */
export const queryFlag = z.codec(z.enum(["true", "false"]), z.boolean(), {
  decode: (text) => text === "true",
  encode: (flag) => (flag ? "true" : "false"),
});

export const pageInput = {
  pageNo: z._default(queryInteger(1, 100_000), 1),
  pageSize: z._default(queryInteger(1, 100), 20),
};

/** `{content, pageNum, totalPages}`, as in the specification. */
export const pageOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ content: z.array(item), pageNum: z.int(), totalPages: z.int() });

export const nothing = z.strictObject({});
export const done = z.object({ done: z.literal(true) });
