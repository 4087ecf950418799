import { expect, test } from "vitest";
import * as z from "zod/mini";
import { type FormSchema, formResolver, packFieldError, unpackFieldError } from "#lib/client/form-resolver.ts";

const resolve = async (schema: FormSchema, values: Record<string, unknown>) =>
  formResolver(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

test("SITE-13 a field error keeps its message key and the parameters for its translation", async () => {
  const schema = z.object({
    nickname: z.string().check(z.minLength(6)),
    birthday: z.string(),
    accepted: z.boolean(),
    bank: z.object({
      branch: z.string().check(z.refine((value) => value === "Cebu", { error: "wrong-branch", params: { branch: 7 } })),
    }),
  });
  const { errors, values } = await resolve(schema, { nickname: "Luz", accepted: "yes", bank: { branch: "Davao" } });
  expect(values).toEqual({});
  expect(unpackFieldError(errors.nickname)).toEqual({ key: "too-short", params: { min: 6 } });
  expect(unpackFieldError(errors.birthday)).toEqual({ key: "required", params: {} });
  expect(unpackFieldError(errors.accepted)).toEqual({ key: "invalid-value", params: {} });
  expect(unpackFieldError(errors.bank && "branch" in errors.bank && errors.bank.branch)).toEqual({
    key: "wrong-branch",
    params: { branch: 7 },
  });
});

test("SITE-13 a field shows its first error", async () => {
  const pin = z.string().check(z.minLength(4), z.regex(/^\d+$/));
  const { errors } = await resolve(z.object({ pin }), { pin: "x" });
  expect(unpackFieldError(errors.pin)).toEqual({ key: "too-short", params: { min: 4 } });
});

test("SITE-13 valid values are decoded by the schema", async () => {
  const amount = z.codec(z.string(), z.bigint(), { decode: BigInt, encode: String });
  expect(await resolve(z.object({ amount }), { amount: "250" })).toEqual({ values: { amount: 250n }, errors: {} });
});

test("SITE-13 a server error's own message is kept in a field error", () => {
  const fault = { key: "wrong-password", params: {}, said: "That is not your password." };
  expect(unpackFieldError({ message: packFieldError(fault) })).toEqual(fault);
  expect(unpackFieldError(undefined)).toBeUndefined();
});
