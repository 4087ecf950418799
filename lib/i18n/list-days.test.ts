import { describe, expect, it } from "vitest";
import { dayAndHourPresets, listDays } from "#lib/i18n/list-days.ts";

const now = new Date("2026-11-27T17:30:00Z");
const ofAddress = (given: Record<string, unknown>) => listDays(given, "Asia/Manila", now, dayAndHourPresets);

describe("MEMBER-04 days of a list", () => {
  it("MEMBER-04 the last 24 hours are listed to the minute, with the dates and steps of today", () => {
    const { days, from, to, preset } = ofAddress({ range: "24-hours", from: "2026-11-01", to: "2026-11-07" });
    expect([from.toISOString(), to, preset]).toEqual(["2026-11-26T17:30:00.000Z", now, "24-hours"]);
    expect([days.from, days.to, days.next]).toEqual(["2026-11-28", "2026-11-28", null]);
    expect(days.previous).toEqual({ from: "2026-11-27", to: "2026-11-27" });
  });

  it("MEMBER-04 other ranges list whole days, by default the last seven", () => {
    const { days, from, to, preset } = ofAddress({});
    expect([days.from, days.to, preset]).toEqual(["2026-11-22", "2026-11-28", "7-days"]);
    expect([from, to]).toEqual([days.start, days.end]);
  });

  it("MEMBER-04 the query of shown days gives the same days again", () => {
    for (const given of [{ range: "24-hours" }, { range: "yesterday" }, { from: "2026-11-01", to: "2026-11-07" }, {}]) {
      const { query, ...shown } = ofAddress(given);
      expect(ofAddress(query)).toEqual({ query, ...shown });
    }
  });

  it("MEMBER-05 the last 24 hours are available only for lists with that preset", () => {
    const { days, preset, ignored } = listDays({ range: "24-hours" }, "Asia/Manila", now);
    expect([days.from, days.to, preset, ignored]).toEqual(["2026-11-22", "2026-11-28", "7-days", true]);
  });

  it.each([
    [{}, false],
    [{ range: "yesterday" }, false],
    [{ from: "2026-11-01", to: "2026-11-07" }, false],
    [{ range: "1000-days" }, true],
    [{ from: "yesterday" }, true],
    [{ from: "2026-11-07", to: "2026-11-01" }, true],
    [{ from: ["2026-11-01"], to: "2026-11-07" }, true],
  ])("MEMBER-04 reports whether the days of %j are invalid", (given, ignored) => {
    expect(ofAddress(given).ignored).toBe(ignored);
  });
});
