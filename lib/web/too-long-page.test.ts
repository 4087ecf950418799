import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { tooLongHeaders, tooLongPage } from "#lib/web/too-long-page.ts";

it("LOBBY-16 the page for too long addresses has a text and two links in every language and loads nothing else", () => {
  for (const [words, home, help] of [
    ["That address is too long", "/index", "/help"],
    ["Masyadong mahaba ang address", "/fil/index", "/fil/help"],
    ["هذا العنوان أطول مما يجوز", "/ar/index", "/ar/help"],
  ]) {
    expect(tooLongPage()).toContain(`>${words}<`);
    expect(tooLongPage()).toContain(`href="${home}"`);
    expect(tooLongPage()).toContain(`href="${help}"`);
  }
  expect(tooLongPage()).toContain('<section lang="ar" dir="rtl">');
  expect(tooLongPage()).not.toMatch(/<script|<link|<img|\ssrc=|\sstyle=|https?:|url\(/);
});

it("SEC-05 the policy of the page allows its own style and nothing else", () => {
  const style = /<style>(.*)<\/style>/s.exec(tooLongPage())?.[1] ?? "";
  const digest = createHash("sha256").update(style).digest("base64");
  const policy = tooLongHeaders["content-security-policy"];
  expect(policy).toContain(`default-src 'none'; style-src 'sha256-${digest}'`);
});

it("HOUSE-14 the colours of the page are the site's", () => {
  const tokens = readFileSync("app/_styles/tokens.css", "utf8");
  const colors = tooLongPage().match(/#[0-9a-f]{6}/g) ?? [];
  expect(colors.length).toBeGreaterThan(5);
  for (const color of colors) expect(tokens).toContain(color);
});
