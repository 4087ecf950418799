import { expect, test } from "vitest";
import { isServiceOpen, serviceDay } from "#lib/kernel/service-hours.ts";

// Manila is UTC+8; 27 November 2026 is a Friday.
test.each([
  ["2026-11-27T03:59:59Z", false],
  ["2026-11-27T04:00:00Z", true],
  ["2026-11-27T12:59:59Z", true],
  ["2026-11-27T13:00:00Z", false],
  ["2026-11-28T05:00:00Z", false],
  ["2026-11-29T05:00:00Z", false],
  ["2026-11-30T05:00:00Z", true],
  ["2026-11-26T16:30:00Z", false],
])("AGENT-01 at %s the open state of service in Manila is %s", (at, open) => {
  expect(isServiceOpen(new Date(at), "Asia/Manila")).toBe(open);
});

test("AGENT-01 service hours are in the site's zone, also in summer time", () => {
  const noonInLisbon = new Date("2026-07-01T11:00:00Z");
  expect(["Europe/Lisbon", "UTC"].map((zone) => isServiceOpen(noonInLisbon, zone))).toEqual([true, false]);
});

test.each([
  ["2026-11-30T03:00:00Z", { open: false, minutes: 11 * 60, daysToOpening: 0 }],
  ["2026-11-30T06:10:00Z", { open: true, minutes: 14 * 60 + 10, daysToOpening: 0 }],
  ["2026-11-30T13:00:00Z", { open: false, minutes: 21 * 60, daysToOpening: 1 }],
  ["2026-12-04T14:34:00Z", { open: false, minutes: 22 * 60 + 34, daysToOpening: 3 }],
  ["2026-12-05T02:00:00Z", { open: false, minutes: 10 * 60, daysToOpening: 2 }],
  ["2026-12-06T15:59:00Z", { open: false, minutes: 23 * 60 + 59, daysToOpening: 1 }],
])("NAV-08 at %s the service opens again after %j", (at, day) => {
  expect(serviceDay(new Date(at), "Asia/Manila")).toEqual(day);
});
