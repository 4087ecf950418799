import { expect, it } from "vitest";
import { z } from "zod";
import { defineSettings, listSettings, listUnknown } from "#lib/modules/system/define-settings.ts";
import { allSettings } from "#lib/settings/all-settings.ts";

const schema = z.object({
  title: z.string().default("Sun").describe("Title."),
  lamp: z
    .object({ watts: z.number().default(5).describe("Power."), tint: z.string().optional().describe("Tint.") })
    .prefault({}),
  place: z.strictObject({ x: z.number().optional() }).prefault({}).describe("Place."),
});

it("HOUSE-02 a definition reads every setting, including defaults, and ignores unknown settings", () => {
  const settings = defineSettings(schema);
  expect(settings.parse({})).toEqual({ title: "Sun", lamp: { watts: 5 }, place: {} });
  expect(settings.parse({ lamp: { watts: 7, hum: 1 }, other: true })).toEqual({
    title: "Sun",
    lamp: { watts: 7 },
    place: {},
  });
});

it("HOUSE-02 the same stored settings are parsed once", () => {
  const settings = defineSettings(schema);
  const stored = { title: "Moon" };
  expect(settings.parse(stored)).toBe(settings.parse(stored));
});

it("HOUSE-02 a definition lists its settings with path, default and description", () => {
  expect(listSettings(schema)).toEqual([
    { path: "title", fallback: "Sun", description: "Title." },
    { path: "lamp.watts", fallback: 5, description: "Power." },
    { path: "lamp.tint", fallback: undefined, description: "Tint." },
    { path: "place", fallback: {}, description: "Place." },
  ]);
});

it("HOUSE-02 unknown settings are reported by their path, also where two modules share a group", () => {
  const other = z.object({ lamp: z.object({ hum: z.boolean().default(false) }).prefault({}) });
  const values = { lamp: { watts: 1, hum: true, glow: 1 }, place: { x: 1, y: 2 }, titel: "x", constructor: 1 };
  expect(listUnknown([schema, other], values)).toEqual(["lamp.glow", "titel", "constructor"]);
  expect(listUnknown([schema], values)).toEqual(["lamp.hum", "lamp.glow", "titel", "constructor"]);
});

it("HOUSE-02 a setting without description or default is rejected", () => {
  expect(() => defineSettings(z.object({ a: z.number().default(1) }))).toThrow("the setting a has no description");
  expect(() => defineSettings(z.object({ a: z.number().describe("A.") }))).toThrow();
});

it("HOUSE-02 no two modules define the same setting", () => {
  const paths = Object.values(allSettings).flatMap((definition) =>
    listSettings(definition.schema).map(({ path }) => path),
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});
