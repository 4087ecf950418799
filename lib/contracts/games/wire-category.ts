import * as z from "zod/mini";
import { categories, categoryOfWire, wireCategories, wireOfCategory } from "#lib/contracts/games/categories.ts";

/** "RNG" on the wire, "slots" in code. Apart from the categories, because the first page loads those without zod. */
export const wireCategory = z.codec(z.enum(wireCategories), z.enum(categories), {
  decode: categoryOfWire,
  encode: wireOfCategory,
});
