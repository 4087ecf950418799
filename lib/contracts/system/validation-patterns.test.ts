import { expect, test } from "vitest";
import { type PatternKind, patternKinds } from "#lib/contracts/system/registration-rules.ts";
import { validationPatterns } from "#lib/contracts/system/validation-patterns.ts";

const examples: Record<PatternKind, { passing: string[]; failing: string[] }> = {
  any: { passing: ["", "anything at all ✓"], failing: [] },
  "letters-numbers-only": { passing: ["abc", "A1b2", "007"], failing: ["", "a b", "a_b", "é1"] },
  "starts-with-letter": { passing: ["a", "Luz2026"], failing: ["", "1abc", "_abc", "ab-c", "ab c"] },
  "chinese-numbers": { passing: ["王小明", "王88", "88"], failing: ["", "王a", "王 明", "ひ"] },
  email: {
    passing: ["luz@example.com", "l.u+z@mail.example.co.uk"],
    failing: ["", "luz", "luz@example", "@example.com", "luzexample.com", "luz@example..com", "a b@example.com"],
  },
  "digits-only": { passing: ["0", "123456"], failing: ["", "12a", "1.2", "-1", "١٢"] },
  "letters-plus-numbers": { passing: ["a1", "pass word 9!"], failing: ["", "abc", "123", "!!!"] },
  "alphanumeric-uppercase": { passing: ["A", "abcD1", "1A"], failing: ["", "abc1", "ABC!", "A b"] },
  "english-spaces": { passing: ["Luz", "Luz Maria Reyes"], failing: ["", " Luz", "Luz  Reyes", "José", "Luz2"] },
  "no-spaces": { passing: ["a-b_c!", "ñ"], failing: ["", "a b", "a\tb", " a"] },
  "chinese-punctuation": { passing: ["王小明", "阿·明", "你好，世界！"], failing: ["", "，！", "王a", "王1"] },
  "date-ymd": {
    passing: ["2026-11-27", "1999-01-31"],
    failing: ["", "2026-13-01", "2026-00-10", "26-11-27", "11-27-2026"],
  },
  "date-mdy": { passing: ["11-27-2026", "01-31-1999"], failing: ["", "13-01-2026", "11-32-2026", "2026-11-27"] },
  "korean-only": { passing: ["홍길동", "ㄱ"], failing: ["", "홍 길동", "홍a", "王"] },
  "thai-only": { passing: ["สมชาย", "น้ำ"], failing: ["", "สม ชาย", "สมa"] },
  "thai-english-spaces": { passing: ["สมชาย Jaidee", "Somchai"], failing: ["", "สมชาย1", "Somchai!"] },
  "upper-lower-digit-special": {
    passing: ["Aa1!", "Sinag-2026"],
    failing: ["", "aa1!", "AA1!", "Aab!", "Aab1", "Aa1 "],
  },
  "full-name": {
    passing: ["Luz Reyes", "José de la Cruz", "O’Neil Mary-Ann"],
    failing: ["", "Luz", "Luz ", " Luz Reyes", "Luz 2"],
  },
  "full-width-japanese": {
    passing: ["ひらがな", "カタカナー", "漢字", "山田　太郎"],
    failing: ["", "abc", "ｶﾅ1", "漢字1"],
  },
};

test.each(patternKinds)("VALID-02 %s accepts its valid examples and rejects its invalid ones", (kind) => {
  const { passing, failing } = examples[kind];
  for (const text of passing) expect(validationPatterns[kind].test(text), `passes: ${text}`).toBe(true);
  for (const text of failing) expect(validationPatterns[kind].test(text), `fails: ${text}`).toBe(false);
});

test.each(patternKinds)("VALID-02 %s matches 20,000 hostile characters without delay", (kind) => {
  const startedMs = performance.now();
  for (const text of ["a".repeat(20_000), "a.".repeat(10_000), `a@${"a.".repeat(10_000)}`, "王，".repeat(10_000)]) {
    validationPatterns[kind].test(`${text}\u0000`);
  }
  expect(performance.now() - startedMs).toBeLessThan(200);
});
