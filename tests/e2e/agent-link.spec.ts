import type { Page } from "@playwright/test";
import { openAccountMenu } from "#tests/support/browser/account-menu.ts";
import { expect, test } from "#tests/support/browser/browser.ts";
import { actAs } from "#tests/support/browser/member-session.ts";
import { enterPlayer } from "#tests/support/browser/registered-member.ts";

/** The demo site's own label of the agent centre. */
const centre = "Agent Center";

test("NAV-01 the agent link leads a visitor to the agents' entrance, and on a phone it is in the account sheet", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await page.goto("/");
  const place = isMobile ? await openSheet(page) : page.getByRole("banner");
  await place.getByRole("link", { name: "Agent", exact: true }).click();
  await expect(page).toHaveURL("/agent");
  await expect(page.getByRole("heading", { level: 1, name: "Agent log-in" })).toBeVisible();
  await expect(page.getByRole("main").locator('form[name="login"]')).toBeVisible();
  await expect(page.getByRole("link", { name: /create an account|register/i })).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByText("Monday to Friday, noon to 9 pm")).toContainText("GMT+8");
  await expect(page.getByText(/^(Open|Closed) now$/)).toBeVisible();
});

async function openSheet(page: Page) {
  await page.getByRole("navigation", { name: "Quick" }).getByRole("button").click();
  return page.locator("#account-menu");
}

test("NAV-01 NAV-03 a player's agent link leads to the entrance, and an agent's leads to the agent centre", {
  tag: "@both",
}, async ({ page, context, baseURL, isMobile }) => {
  await actAs(context, "player", baseURL ?? "");
  await page.goto("/");
  const menu = page.locator("#account-menu");
  const link = (isMobile ? menu : page.getByRole("banner")).getByRole("link", {
    name: "Agent",
    exact: true,
    includeHidden: true,
  });
  await expect(link).toHaveAttribute("href", "/agent");
  await expect(menu.getByRole("link", { name: centre, includeHidden: true })).toHaveCount(0);
  await actAs(context, "agent", baseURL ?? "");
  await page.goto("/");
  if (!isMobile) await expect(link).toHaveAttribute("href", "/agentHome");
  await openAccountMenu(page, isMobile);
  await menu.getByRole("link", { name: centre }).click();
  await expect(page).toHaveURL("/agentHome");
  await expect(page.getByRole("heading", { level: 1, name: centre })).toBeVisible();
});

test("NAV-01 the header has room for the agent link beside a large balance", { tag: "@desktop" }, async ({
  page,
  context,
  baseURL,
}) => {
  await enterPlayer(context, baseURL ?? "", 123_456_789_012);
  for (const [path, side, width] of [
    ["/", "wide", 1440],
    ["/", "wide", 1024],
    ["/", "narrow", 1024],
    ["/fil", "wide", 1200],
    ["/ar", "wide", 1200],
    ["/fil", "wide", 900],
  ] as const) {
    await context.addCookies([{ name: "side", value: side, url: baseURL ?? "" }]);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const row = await page.getByRole("banner").locator("> div").first().boundingBox();
    expect([path, side, width, row?.height]).toEqual([path, side, width, 60]);
  }
});
