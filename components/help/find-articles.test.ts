import { expect, test } from "vitest";
import { findArticles } from "#components/help/find-articles.ts";
import { readArticles } from "#components/help/read-article.ts";
import { helpArticles } from "#lib/contracts/content/help-articles.ts";
import { locales } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";

const facts = {
  ...{ age: 18, turnover: 1, promotionTurnover: 5, depositMinutes: 30, receiptMinutes: 15 },
  ...{ minimumDeposit: "₱100", minimumWithdrawal: "₱200" },
};

test.each(locales)("MSG-04 every article has a title, a lead and an answer in %s", async (locale) => {
  const articles = readArticles(await translatorFor(locale, "help"), facts);
  expect(articles).toHaveLength(helpArticles.length);
  for (const { article, title, link, lead, steps, paragraphs } of articles) {
    expect([article, title && link && lead]).toEqual([article, lead]);
    expect([article, steps.length + paragraphs.length > 1, [title, lead, ...steps].join().includes("help.")]).toEqual([
      article,
      true,
      false,
    ]);
  }
});

test.each([
  ["en", "My deposit is missing", "missing-deposit"],
  ["en", "how long does WITHDRAWING take?", "withdrawal-time"],
  ["en", "cant log in", "cannot-log-in"],
  ["en", "password", "password-and-devices"],
  ["fil", "nawawala ang deposito", "missing-deposit"],
  ["fil", "magkano gantimpala", "claim-a-reward"],
  ["ar", "كم يستغرق السحب", "withdrawal-time"],
] as const)("MSG-04 in %s the best answer to “%s” is %s", async (locale, question, article) => {
  const articles = readArticles(await translatorFor(locale, "help"), facts);
  expect(findArticles(question, articles)[0]?.article).toBe(article);
});

test.each(["", "   ", "is it", "xyzzy", "%_*", "(".repeat(200)])("MSG-04 “%s” has no answer", async (question) => {
  expect(findArticles(question, readArticles(await translatorFor("en", "help"), facts))).toEqual([]);
});
