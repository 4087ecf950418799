import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, test, untilAwake } from "#tests/support/browser/browser.ts";
import { enterPlayer } from "#tests/support/browser/registered-member.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("LOBBY-15 a launched game heads the recently played list", async ({ page, context, baseURL }) => {
  await enterPlayer(context, baseURL ?? "", 100_00);
  await page.goto("/recent");
  await expect(page.getByText("Nothing played yet")).toBeVisible();
  await page.goto("/bgs");
  await page.getByRole("button", { name: "Play Dice" }).click();
  await expect(page).toHaveURL("/play/dice");
  // There is one page: a number beyond the last page shows the last page.
  await page.goto("/recent?page=7");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText("Dice");
  await page.getByRole("navigation", { name: "Types of games" }).getByRole("link", { name: "Fishing" }).click();
  await expect(page.getByText("None of this type")).toBeVisible();
  await expectAccessible(page);
});

test("LOBBY-14 a heart is on at once and stays, and a rejected removal restores it", async ({
  page,
  context,
  baseURL,
}) => {
  await enterPlayer(context, baseURL ?? "", 100_00);
  await page.goto("/bgs");
  const heart = page.getByRole("button", { name: "Favourite Dice" });
  const kept = page.waitForResponse("**/api/portal/favorites");
  await untilAwake(page);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await kept;
  await page.goto("/favorite");
  await expect(cards(page)).toHaveCount(1);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await untilAwake(page);
  await page.route("**/api/portal/favorites?*", (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.fallback(),
  );
  await heart.click();
  await expect(
    page.getByText("Your favourites could not be changed. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.unroute("**/api/portal/favorites?*");
  await expect(async () => {
    await heart.click();
    await expect(page.getByText("No favourites yet")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
});

test("LOBBY-14 favourites of several pages stay complete after removals and a reload", {
  tag: "@desktop",
}, async ({ page, context, baseURL }) => {
  await enterPlayer(context, baseURL ?? "", 100_00);
  await page.goto("/bgs");
  await page.evaluate(async () => {
    const { value } = await (await fetch("/api/portal/games?gameType=RNG&pageSize=45")).json();
    const headers = { "content-type": "application/json" };
    for (const { nodeId } of value.games) {
      const body = JSON.stringify({ nodeId });
      const { ok } = await fetch("/api/portal/favorites", { method: "POST", headers, body });
      if (!ok) throw new Error(nodeId);
    }
  });
  await page.goto("/favorite");
  await expect(cards(page)).toHaveCount(40);
  await untilAwake(page);
  for (const left of [39, 38]) {
    const taken = page.waitForResponse((response) => response.request().method() === "DELETE");
    await cards(page).first().getByRole("button", { name: "Favourite" }).click();
    await expect(cards(page)).toHaveCount(left);
    await taken;
  }
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(43);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(page).toHaveURL("/favorite?shown=2");
  const names = await cards(page).getByRole("heading").allTextContents();
  await page.reload();
  await expect(cards(page).getByRole("heading")).toHaveText(names);
  await expect(page.getByRole("link", { name: "Show more games" })).toBeHidden();
});

test("LOBBY-14 a visitor who presses a heart or opens a personal list is asked to log in", async ({ page }) => {
  await page.goto("/bgs");
  await untilAwake(page);
  await page.getByRole("button", { name: "Favourite Dice" }).click();
  await expect(page).toHaveURL(/\/login/);
  for (const path of ["/favorite", "/recent"]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?${new URLSearchParams({ return: path })}`);
  }
});

test("AUTH-12 another player's login removes the previous player's hearts and balance at once", {
  tag: "@desktop",
}, async ({ page, context, baseURL }) => {
  await enterPlayer(context, baseURL ?? "", 100_00);
  await page.goto("/bgs");
  await untilAwake(page);
  const header = page.getByRole("banner");
  const heart = page.getByRole("button", { name: "Favourite Dice" });
  const kept = page.waitForResponse("**/api/portal/favorites");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await kept;
  await expect(header.getByText("₱100.00")).toBeVisible();
  await enterPlayer(context, baseURL ?? "", 250_00);
  // Simulates the message of another tab.
  await page.evaluate(() => new BroadcastChannel("session").postMessage(null));
  await expect(header.getByText("₱250.00")).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});
