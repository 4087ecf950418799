import { expect, test } from "vitest";
import { formatDate, formatDays, formatLately, formatMoney, zoneName } from "#lib/i18n/format.ts";

test("CASH-02 money has two decimals, separators and the currency's sign, and is exact", () => {
  expect(formatMoney("1234.5", "en", { currency: "PHP" })).toBe("₱1,234.50");
  expect(formatMoney("-25", "en")).toBe("−25.00");
  expect(formatMoney("25", "en", { sign: "always" })).toBe("+25.00");
  expect(formatMoney("0.00", "en", { sign: "always" })).toBe("0.00");
  expect(formatMoney("1000.00", "en", { currency: "PHP", trimZeros: true })).toBe("₱1,000");
  expect(formatMoney("123456789012345.67", "en")).toBe("123,456,789,012,345.67");
});

test("I18N-07 money keeps Latin digits in Arabic, and dates follow the language", () => {
  expect(formatMoney("48920.75", "ar", { currency: "PHP" })).toContain("48,920.75");
  expect(formatDate("2026-11-27T15:30:00Z", "en", "Asia/Manila")).toContain("23:30");
  expect(formatDate("2026-11-27T15:30:00Z", "ar", "Asia/Manila")).not.toBe(
    formatDate("2026-11-27T15:30:00Z", "en", "Asia/Manila"),
  );
  expect(zoneName("Asia/Manila", "en", new Date("2026-11-27T00:00:00Z"))).toBe("GMT+8");
});

test("MEMBER-06 a range of days is named by its first and last day, and one day by itself", () => {
  expect(formatDays("2026-11-27", "2026-11-27", "en")).toBe("Nov 27, 2026");
  expect(formatDays("2026-11-21", "2026-11-27", "en")).toMatch(/^Nov 21\s–\s27, 2026$/);
  expect(formatDays("2026-11-27", "2026-11-27", "en", false)).toBe("Nov 27");
});

test.each([
  ["2026-11-30T05:38:00Z", "en", "today 13:38"],
  ["2026-11-29T15:59:00Z", "en", "Sunday 23:59"],
  ["2026-11-24T16:00:00Z", "en", "Wednesday 00:00"],
  ["2026-11-23T02:00:00Z", "en", "Nov 23 10:00"],
  ["2026-11-30T05:38:00Z", "fil", "ngayong araw 13:38"],
] as const)("LOBBY-21 %s is named by its day in the site's zone (%s: %s)", (instant, locale, named) => {
  expect(formatLately(new Date(instant), new Date("2026-11-30T12:00:00Z"), locale, "Asia/Manila")).toBe(named);
});
