import { createTranslator } from "use-intl/core";
import { expect, test, vi } from "vitest";
import { loadMessages } from "#lib/client/load-messages.ts";
import { loadCatalogue } from "#lib/i18n/catalogue.ts";
import { locales } from "#lib/i18n/locales.ts";
import { mergeCatalogues } from "#lib/i18n/merge-catalogues.ts";
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

test("I18N-04 overrides win over the base: English says Sabong", async () => {
  const { common } = await loadCatalogue("en");
  expect(JSON.stringify(common)).toContain("Sabong");
  expect(JSON.stringify(common)).toContain("Agent Center");
});

test.each(locales)("I18N-04 messages loaded on intent equal the server's in %s, overrides included", async (locale) => {
  const catalogue = await loadCatalogue(locale);
  const pick = (...areas: string[]) => Object.fromEntries(areas.map((area) => [area, catalogue[area]]));
  expect(await loadMessages(locale, "auth")).toEqual(pick("auth", "content", "validation"));
  expect(await loadMessages(locale, "lobby")).toEqual(pick("lobby", "catalogue"));
  expect(await loadMessages(locale, "session")).toEqual(pick("session"));
});

test("I18N-04 a site's overrides reach messages loaded on intent", async () => {
  vi.doMock("#messages/overrides/EN.json", () => ({ default: { auth: { login: { title: "Enter" } }, other: {} } }));
  vi.resetModules();
  const fresh = await import("#lib/client/load-messages.ts");
  const { auth } = await loadCatalogue("en");
  const said = await fresh.loadMessages("en", "auth");
  expect(Object.keys(said)).toEqual(["auth", "content", "validation"]);
  expect(said.auth).toEqual(mergeCatalogues(auth as Catalogue, { login: { title: "Enter" } }));
  vi.doUnmock("#messages/overrides/EN.json");
});

test("I18N-04 an override replaces one key and keeps its neighbours", () => {
  const below = { one: "1", inner: { two: "2", three: "3" } };
  expect(mergeCatalogues(below, { inner: { two: "II" } })).toEqual({ one: "1", inner: { two: "II", three: "3" } });
});

test("HOUSE-02 only picked areas and keys are sent to the browser", async () => {
  const { messages } = await pickMessages("en", ["errors.unknown", "validation"]);
  expect(Object.keys(messages)).toEqual(["errors", "validation"]);
  expect(Object.keys(messages.errors ?? {})).toEqual(["unknown"]);
  await expect(pickMessages("en", ["nothing"])).rejects.toThrow(RangeError);
});
