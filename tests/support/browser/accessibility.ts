import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "#tests/support/browser/browser.ts";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The rules whose result depends on colors, and so on the theme. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Expects no axe violations on the current page; with `colors`, only of the rules that depend on the theme. */
export async function expectAccessible(page: Page, only?: "colors"): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const findings = await page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    // Selectors and passes are the slow part of a run, and no failure message needs them.
    const options: axe.RunOptions = { resultTypes: ["violations"], selectors: false };
    const { violations } = await axe.run(rules ? { ...options, runOnly: rules } : options);
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`);
  }, only && colorRules);
  expect(findings, "axe finds nothing").toEqual([]);
}
