import { globSync, readFileSync } from "node:fs";
import { listSettings } from "#lib/modules/system/index.ts";
import { allSettings } from "#lib/settings/all-settings.ts";
import { findReaders, type Readers } from "./setting-readers.ts";

/** Settings of the product, by the name of their definition. */
export const productSettings = Object.entries(allSettings).map(([definition, { schema }]) => ({
  definition,
  settings: listSettings(schema),
}));

/** Returns the readers of each setting, without tests, definitions and the command that lists settings. */
export function readersOfProduct(): Readers {
  const files = globSync("{app,components,lib,db}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$|(^|\/)settings\.ts$|^lib\/settings\/|^lib\/cli\//.test(file),
  );
  const defined = productSettings.map(({ definition, settings }) => [definition, settings.map(({ path }) => path)]);
  return findReaders(Object.fromEntries(defined), new Map(files.map((file) => [file, readFileSync(file, "utf8")])));
}
