import { describe, expect, it } from "vitest";
import { betDays } from "#components/records/bet-days.ts";

const now = new Date("2026-11-27T17:30:00Z");
const ofAddress = (given: Record<string, unknown>) => betDays(given, "Asia/Manila", now);

describe("MEMBER-04 days of the betting record", () => {
  it("MEMBER-04 lists 24 hours to the minute; dates and steps are those of today", () => {
    const { days, from, to, lastDay } = ofAddress({ range: "24-hours", from: "2026-11-01", to: "2026-11-07" });
    expect([from.toISOString(), to, lastDay]).toEqual(["2026-11-26T17:30:00.000Z", now, true]);
    expect([days.from, days.to, days.next]).toEqual(["2026-11-28", "2026-11-28", null]);
    expect(days.previous).toEqual({ from: "2026-11-27", to: "2026-11-27" });
  });

  it("MEMBER-04 lists whole days otherwise, the last seven by default", () => {
    const { days, from, to, lastDay } = ofAddress({});
    expect([days.from, days.to, lastDay]).toEqual(["2026-11-22", "2026-11-28", false]);
    expect([from, to]).toEqual([days.start, days.end]);
  });

  it("MEMBER-04 names the same days in an address again", () => {
    for (const given of [{ range: "24-hours" }, { range: "yesterday" }, { from: "2026-11-01", to: "2026-11-07" }, {}]) {
      const { query, ...shown } = ofAddress(given);
      expect(ofAddress(query)).toEqual({ query, ...shown });
    }
  });
});
