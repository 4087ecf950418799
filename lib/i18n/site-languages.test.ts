import { afterEach, expect, test } from "vitest";
import { localePath } from "#lib/i18n/locale-path.ts";
import { knownLanguages, rememberLanguages, siteLanguagesOf } from "#lib/i18n/site-languages.ts";

const before = knownLanguages();
afterEach(() => rememberLanguages(before));

test("I18N-02 only offered languages with a catalogue count, each once", () => {
  const languages = ["EN", "ty", "JA", "TY", "nonsense"];
  expect(siteLanguagesOf({ languages, defaultLanguage: "ty" })).toEqual({ offered: ["en", "fil"], fallback: "fil" });
});

test("I18N-02 a default that is not offered gives way to the first language that is", () => {
  const defaultLanguage = "EN";
  expect(siteLanguagesOf({ languages: ["AR", "TY"], defaultLanguage })).toMatchObject({ fallback: "ar" });
  expect(siteLanguagesOf({ languages: ["JA"], defaultLanguage })).toEqual({ offered: ["en"], fallback: "en" });
});

test("I18N-02 addresses in the site's default language have no prefix", () => {
  rememberLanguages({ offered: ["en", "fil"], fallback: "fil" });
  expect([
    localePath("fil", "/help"),
    localePath("fil", "/"),
    localePath("en", "/help"),
    localePath("en", "/"),
  ]).toEqual(["/help", "/", "/en/help", "/en"]);
});
