import { describe, expect, it } from "vitest";
import { dayRange, daysBetween } from "#lib/i18n/day-range.ts";

const now = new Date("2026-11-27T17:30:00Z");

describe("MEMBER-05 days of a record", () => {
  it("MEMBER-05 days begin and end at midnight in the site's zone", () => {
    const { from, to, start, end, next } = dayRange({ range: "today" }, "Asia/Manila", now);
    expect([from, to, next]).toEqual(["2026-11-28", "2026-11-28", null]);
    expect([start, end].map((at) => at.toISOString())).toEqual([
      "2026-11-27T16:00:00.000Z",
      "2026-11-28T16:00:00.000Z",
    ]);
  });

  it("MEMBER-05 a day has its true length when the clocks change", () => {
    const { start, end } = dayRange({ from: "2026-10-25", to: "2026-10-25" }, "Europe/Berlin", now);
    expect(end.getTime() - start.getTime()).toBe(25 * 3_600_000);
  });

  it("MEMBER-05 the previous and next ranges have as many days as the shown one", () => {
    const range = dayRange({ from: "2026-11-01", to: "2026-11-07" }, "Asia/Manila", now);
    expect([range.previous, range.next]).toEqual([
      { from: "2026-10-25", to: "2026-10-31" },
      { from: "2026-11-08", to: "2026-11-14" },
    ]);
  });

  it.each([
    {},
    { range: "ever" },
    { from: "2026-02-30", to: "2026-03-01" },
    { from: "2026-11-07", to: "2026-11-01" },
    { from: ["x"] },
  ])("MEMBER-05 the address query %o gives the last seven days", (given) => {
    expect(dayRange(given, "Asia/Manila", now)).toMatchObject({
      from: "2026-11-22",
      to: "2026-11-28",
      preset: "7-days",
    });
  });
});

describe("MEMBER-06 days of a period", () => {
  const between = (from: string, to: string, timeZone = "Asia/Manila") =>
    daysBetween(new Date(from), new Date(to), timeZone);

  it("MEMBER-06 a period includes every day it touches, by midnight in the zone", () => {
    expect(between("2026-11-26T15:59:59.999Z", "2026-11-27T16:00:00Z")).toEqual(["2026-11-26", "2026-11-27"]);
    expect(between("2026-11-26T16:00:00Z", "2026-11-27T16:00:00.001Z")).toEqual(["2026-11-27", "2026-11-28"]);
    expect(between("2026-11-26T16:00:00Z", "2026-11-26T16:00:00Z")).toEqual([]);
  });

  it("MEMBER-06 a period lists each day once when the clocks change", () => {
    const { start, end } = dayRange({ from: "2026-10-24", to: "2026-10-26" }, "Europe/Berlin", now);
    expect(daysBetween(start, end, "Europe/Berlin")).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"]);
  });
});
