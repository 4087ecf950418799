import { expect, test } from "vitest";
import { languages } from "#lib/i18n/languages.ts";
import { homePath, isHomePath, localePath } from "#lib/i18n/locale-path.ts";
import { languageOf, localeOfCode, locales } from "#lib/i18n/locales.ts";

const offered =
  "CN EN JA TH VI MY ES HI ID KM KO KR MS PT TA TW TY UR UR-LA PT-BR TR BN AR FA RU KK UZ LO NE FR TE SW".split(" ");

test("I18N-01 every code has one row and a canonical BCP 47 tag", () => {
  expect(languages.map((language) => language.code).toSorted()).toEqual(offered.toSorted());
  for (const { tag } of languages) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(localeOfCode("ty")).toBe("fil");
});

test("I18N-06 Arabic, Persian and Urdu are right to left, and Roman Urdu is not", () => {
  expect(languages.filter((language) => language.dir === "rtl").map((language) => language.code)).toEqual([
    "AR",
    "UR",
    "FA",
  ]);
});

test("I18N-08 the default language has no prefix, and the others have their tag", () => {
  expect(locales).toEqual(["en", "fil", "ar"]);
  expect(localePath("en", "/member")).toBe("/member");
  expect(localePath("fil", "/")).toBe("/fil");
  expect(localePath("ar", "/login")).toBe("/ar/login");
  expect(languageOf("fil").code).toBe("TY");
});

test("NAV-04 HOME leads to /index in every language, and each address of the home page is home", () => {
  expect([homePath("en"), homePath("fil")]).toEqual(["/index", "/fil/index"]);
  const homes = ["/", "/index", "/index.html", "/home", "/fil", "/ar/index", "/fil/home"];
  expect(homes.filter((path) => !isHomePath(path))).toEqual([]);
  expect(["/rng", "/login", "/fil/rng", "/index/more", "/xx", "/?theme=light"].filter(isHomePath)).toEqual([]);
});
