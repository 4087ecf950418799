import { expect, test } from "vitest";
import { findReaders } from "../../scripts/check/setting-readers.ts";

const defined = { lampSettings: ["lamp.watts", "lamp.tint", "lamp.bulb.age", "price"], siteSettings: ["name"] };

const readIn = (text: string, file = "lib/reader.ts") =>
  [...findReaders(defined, new Map([[file, text]]))].flatMap(([path, files]) => (files.includes(file) ? [path] : []));

test.each([
  ["const { lamp } = await readSettings(context, lampSettings); use(lamp.watts);", ["lamp.watts"]],
  ["const { lamp: { tint = 1 } } = await readSettings(context, lampSettings);", ["lamp.tint"]],
  ["const { lamp: { tint: colour } } = await readSettings(context, lampSettings);", ["lamp.tint"]],
  ["export function light({ watts }: LampSettings) { return watts; }", ["lamp.watts"]],
  ["const { lamp } = await readSettings(context, lampSettings); use({ ...lamp.bulb });", ["lamp.bulb.age"]],
  ["const { price } = await readSettings(context, lampSettings);", ["price"]],
])("HOUSE-02 a setting is read by %s", (text, paths) => {
  expect(readIn(text)).toEqual(paths);
});

test.each([
  "const { lamp } = await readSettings(context, lampSettings);",
  "const { lamp } = await readSettings(context, lampSettings); use({ watts: lamp });",
  "const watts = lampSettings;",
  "export const other = (bulb: Bulb) => bulb.watts + bulb.price;",
  "// lampSettings\n/* lamp.watts */ export const name = 1;",
])("HOUSE-02 a setting is not read by %s", (text) => {
  expect(readIn(text)).toEqual([]);
});

test("HOUSE-02 only pages and preview code have the site's settings as `site`", () => {
  const text = "export const page = ({ site }: Visitor) => site.name;";
  expect(["app/page.tsx", "lib/seo/preview.ts", "lib/kernel/place.ts"].map((file) => readIn(text, file))).toEqual([
    ["name"],
    ["name"],
    [],
  ]);
});

test("HOUSE-02 a planted setting without a reader is found, and readers in components count", () => {
  const files = new Map([
    ["app/page.tsx", "export const Page = ({ site }: Visitor) => <b>{site.name}</b>;"],
    ["lib/lamp.ts", "const { lamp, price } = await readSettings(context, lampSettings); use(lamp.watts, price);"],
  ]);
  const unread = [...findReaders(defined, files)].filter(([, found]) => found.length === 0).map(([path]) => path);
  expect(unread).toEqual(["lamp.tint", "lamp.bulb.age"]);
});
