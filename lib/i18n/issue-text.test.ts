import { expect, test } from "vitest";
import { issueText } from "#lib/i18n/issue-text.ts";
import { locales } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";

const kinds = [
  "letters-numbers-only",
  "starts-with-letter",
  "chinese-numbers",
  "email",
  "digits-only",
  "letters-plus-numbers",
  "alphanumeric-uppercase",
  "english-spaces",
  "no-spaces",
  "chinese-punctuation",
  "date-ymd",
  "date-mdy",
  "korean-only",
  "thai-only",
  "thai-english-spaces",
  "upper-lower-digit-special",
  "full-name",
  "full-width-japanese",
];

test("VALID-01 a pattern's message names both bounds, or one length when they are equal", async () => {
  const t = await translatorFor("en", "validation");
  const key = "pattern.letters-numbers-only";
  expect(issueText(t, { key, params: { min: 4, max: 16 } })).toBe("Letters and numbers only, 4 to 16 characters.");
  expect(issueText(t, { key, params: { min: 6, max: 6 } })).toBe("Letters and numbers only, 6 characters.");
  expect(issueText(t, { key: "nobody-wrote-this" })).toBe("This does not look right.");
});

test.each(locales)("VALID-02 all 18 patterns have a text with their bounds in %s", async (locale) => {
  const t = await translatorFor(locale, "validation");
  for (const kind of kinds) {
    expect(t.has(`pattern.${kind}`), kind).toBe(true);
    expect(issueText(t, { key: `pattern.${kind}`, params: { min: 12, max: 34 } })).toMatch(/12.*34/);
  }
});

test("VALID-06 the catalogue has the required texts under their keys, word for word", async () => {
  const [validation, errors] = await Promise.all([translatorFor("en", "validation"), translatorFor("en", "errors")]);
  expect(validation("password-length", { min: 8, max: 64 })).toBe(
    "Please fill in your password with 8 - 64 characters",
  );
  expect(validation("inconsistent-twice")).toBe("Confirmation password is not correct.");
  expect(validation("credentials-required")).toBe("Please enter the username and password");
  expect(errors("too-many-requests")).toBe("Too many requests, please try again after 5 minutes.");
  expect(errors("unknown")).toBe("An unknown error occured.");
  expect(errors("non-member-refused")).toBe("Non-member account unable to login");
});
