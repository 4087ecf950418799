import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { logIn } from "#tests/support/browser/auth-popups.ts";
import { expect, opsWith, test, untilAwake } from "#tests/support/browser/browser.ts";
import { enterAccount, enterPlayer } from "#tests/support/browser/registered-member.ts";
import { createSite, type OwnSite } from "#tests/support/processes/own-site.ts";
import { startWeb, type WebProcess } from "#tests/support/processes/web-process.ts";

/** Expects these recently played games, newest first. */
async function expectRecents(page: Page, names: string[]): Promise<void> {
  await page.goto("/recent");
  await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText(names);
}

const forMoney = (page: Page) => page.getByRole("navigation", { name: "Play with" }).getByRole("link").first();

test("LOBBY-15 LOBBY-17 leaving the demo through the login to play for money counts as a launch", async ({
  page,
  context,
}) => {
  const username = await enterAccount(page);
  await expectRecents(page, []);
  await context.clearCookies();
  await page.goto("/play/dice");
  await expect(page.getByTestId("balance")).toHaveText("₱1,000.00");
  await untilAwake(page);
  await forMoney(page).click();
  await logIn(page, username);
  await expect(page).toHaveURL("/play/dice");
  await expect(page.getByTestId("balance")).toHaveText("₱0.00");
  await expect(forMoney(page)).toHaveAttribute("aria-current", "true");
  await page.reload();
  await expect(page.getByTestId("balance")).toHaveText("₱0.00");
  await expectRecents(page, ["Dice"]);
});

test("LOBBY-15 opening a game's URL for money is a launch; a demo is not until it switches to money", async ({
  page,
  context,
  baseURL,
}) => {
  await enterPlayer(context, baseURL ?? "", 100_00);
  await page.goto("/play/parol-nights");
  await expect(page.getByTestId("balance")).toHaveText("₱100.00");
  await page.goto("/play/dice?demo=1");
  await expect(page.getByTestId("balance")).toHaveText("₱1,000.00");
  await expectRecents(page, ["Parol Nights"]);
  const ahead = await page.request.get("/play/dice", { headers: { "sec-purpose": "prefetch" } });
  expect(ahead.status()).toBe(503);
  await expectRecents(page, ["Parol Nights"]);
  await page.goto("/play/dice?demo=1");
  await untilAwake(page);
  await forMoney(page).click();
  await expect(page).toHaveURL("/play/dice");
  await expect(page.getByTestId("balance")).toHaveText("₱100.00");
  await expectRecents(page, ["Dice", "Parol Nights"]);
});

test("VEND-01 a launch URL off the site is not followed: the player stays and sees an error", async ({
  page,
  context,
  baseURL,
}) => {
  await enterPlayer(context, baseURL ?? "", 100_00);
  await page.route("**/api/portal/games/dice/launch**", async (route) => {
    const value = { launchUrl: "https://games.example/dice", mode: "money" };
    await route.fulfill({ json: { success: true, value, message: null, code: null } });
  });
  await page.goto("/bgs");
  await untilAwake(page);
  await page.getByRole("button", { name: "Play Dice" }).click();
  await expect(page.getByText("The game did not open. Please try again.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/bgs");
});

test.describe("on a site of its own", { tag: "@desktop" }, () => {
  let site: OwnSite;
  let web: WebProcess | undefined;
  test.beforeAll(async () => {
    site = await createSite();
    const seed = ["--conditions=react-server", "db/seed/main.ts", "small"];
    execFileSync(process.execPath, seed, { env: { ...process.env, ...site.settings } });
    web = await startWeb(site.settings);
  });
  test.afterAll(async () => {
    web?.stop();
    await site?.drop();
  });

  test("LOBBY-18 a game in maintenance says so at its table and its URL and suggests others until it is back", async ({
    page,
  }) => {
    const origin = web?.origin ?? "";
    const address = `${origin}/play/dice`;
    const maintenance = (state: "on" | "off") => opsWith(site.settings, "games", "maintenance", "dice", state);
    const roll = page.getByRole("button", { name: /^Roll for/ });
    await page.goto(address);
    await expect(page.getByTestId("balance")).toHaveText("₱1,000.00");
    await roll.click();
    await expect(page.getByRole("list", { name: "Last rolls" }).getByRole("listitem")).toHaveCount(1);
    await maintenance("on");
    await roll.click();
    await expect(page.getByRole("alert").filter({ hasText: "Game maintenance" })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(`${origin}/game/dice`);
    const details = page.getByRole("main");
    await expect(details.getByText("Game maintenance")).toBeVisible();
    await expect(details.getByRole("button", { name: "Play" })).toBeHidden();
    await expectAccessible(page);
    await maintenance("off");
    await page.goto(address);
    await expect(roll).toBeVisible();
    await maintenance("on");
    await page.goto(`${address}?demo=1`);
    await untilAwake(page);
    await details.getByRole("link", { name: "Details of Parol Nights" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Demo" }).click();
    await expect(page).toHaveURL(`${origin}/play/parol-nights?demo=1`);
  });
});
