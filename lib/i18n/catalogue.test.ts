import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { loadCatalogue } from "#lib/i18n/catalogue.ts";
import { locales } from "#lib/i18n/locales.ts";
import { pickMessages } from "#lib/i18n/pick-messages.ts";
import type { Catalogue } from "#lib/i18n/picked-messages.ts";
import { errorStatus } from "#lib/kernel/error-codes.ts";

const keysOf = (catalogue: Catalogue, prefix = ""): string[] =>
  Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );

test.each(locales)("HOUSE-01 every error code has a message in %s", async (locale) => {
  const { errors } = await loadCatalogue(locale);
  for (const code of Object.keys(errorStatus)) expect(errors, code).toHaveProperty([code]);
});

test.each(locales)("I18N-03 every message of %s is valid ICU", async (locale) => {
  const messages = await loadCatalogue(locale);
  const broken: string[] = [];
  const t = createTranslator({
    locale,
    messages,
    onError: (error) => error.code === "INVALID_MESSAGE" && broken.push(error.message),
  });
  for (const key of keysOf(messages)) t(key as never);
  expect(broken).toEqual([]);
});

test("I18N-04 overrides lie on top of the base: English says Sabong", async () => {
  const { common } = await loadCatalogue("en");
  expect(JSON.stringify(common)).toContain("Sabong");
  expect(JSON.stringify(common)).toContain("Agent Center");
});

test("HOUSE-02 only picked areas and keys travel to the browser", async () => {
  const { messages } = await pickMessages("en", ["errors.unknown", "validation"]);
  expect(Object.keys(messages)).toEqual(["errors", "validation"]);
  expect(Object.keys(messages.errors ?? {})).toEqual(["unknown"]);
  await expect(pickMessages("en", ["nothing"])).rejects.toThrow(RangeError);
});
