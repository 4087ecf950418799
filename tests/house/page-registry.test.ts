import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "#lib/contracts/pages.ts";

/** The page that the middleware shows in place of others; it has no address of its own. */
const answers = ["/status"];

const files = globSync("app/[[]locale]/**/page.tsx");
const addressOf = (file: string) =>
  `/${file
    .split("/")
    .slice(2, -1)
    .filter((part) => !part.startsWith("("))
    .map((part) => part.replace(/^\[(\w+)\]$/, "{$1}"))
    .join("/")}`;

test("SEC-03 every page is in the registry, and every entry has its page", () => {
  expect(
    files
      .map(addressOf)
      .filter((address) => !answers.includes(address))
      .toSorted(),
  ).toEqual(
    Object.values(pages)
      .map(({ path }): string => path)
      .toSorted(),
  );
});

test("SEC-03 every page is defined with its guard", () => {
  const unguarded = files.filter((file) => !/^export default define\w*Page[(<]/m.test(readFileSync(file, "utf8")));
  expect(unguarded.map(addressOf)).toEqual(answers);
});
