import { firstLoadBytes } from "./first-load-bytes.mjs";

/**
 * Gzipped first-load JavaScript of a page with one line of text, on the pinned version of Next (`npm run bench --
 * web`).
 */
const bareBytes = 134_900;

/** Budgets by address, as a multiple of the bare page. Popups load later and do not count. */
const budgets = { "/[locale]": 1.3 };

const [folder = ".next"] = process.argv.slice(2);
const heavy = Object.entries(budgets).filter(([address, budget]) => {
  const bytes = firstLoadBytes(folder, address);
  console.log(
    `${address}: ${(bytes / 1000).toFixed(1)} kB, ${(bytes / bareBytes).toFixed(2)} × the bare page, budget ${budget}`,
  );
  return bytes > bareBytes * budget;
});
if (heavy.length > 0) {
  console.error(`Too heavy: ${heavy.map(([address]) => address).join(", ")}`);
  process.exit(1);
}
