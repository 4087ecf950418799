import fc from "fast-check";
import { expect, it } from "vitest";
import { contrastOf, mixColors, readableContrast, readableOn } from "#lib/kernel/color.ts";

it.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.478],
  ["#1c1303", "#f6b73c", 10.28],
  ["#ABCDEF", "#abcdef", 1],
])("SITE-07 the contrast of %s and %s is %d, in either order", (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

it("SITE-07 black or white is readable on every colour", () => {
  const color = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(fc.property(color, (ground) => contrastOf(ground, readableOn(ground)) >= readableContrast));
});

it("SITE-07 colours mix from the first to the second by their share", () => {
  const mixed = [0, 0.5, 1].map((share) => mixColors("#000000", "#ff8001", share));
  expect(mixed).toEqual(["#000000", "#804001", "#ff8001"]);
});
