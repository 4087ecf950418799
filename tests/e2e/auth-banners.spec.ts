import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { logInLink, loginPopup, registerPopup } from "#tests/support/browser/auth-popups.ts";
import { expect, test } from "#tests/support/browser/browser.ts";

test("LOBBY-02 a form shows its banner with a link when there is room, and fetches none when there is not", {
  tag: "@desktop",
}, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/announcements") && asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login");
  await loginPopup(page).getByRole("link", { name: "Create an account" }).click();
  await registerPopup(page).getByRole("button", { name: "Close" }).click();
  await expect(registerPopup(page)).toBeHidden();
  expect(asked).toEqual([]);

  // A page that opens with a form brings its banner.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/login");
  await expect(loginPopup(page).getByRole("link", { name: "See what is on offer" })).toBeVisible();
  expect(asked).toEqual([]);

  // Elsewhere the form asks for it. The next popup retries a failed request.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/help");
  await page.route("**/announcements?*", (route) => route.abort(), { times: 1 });
  await logInLink(page).click();
  await expect(loginPopup(page).getByText("Welcome back", { exact: false }).first()).toBeVisible();
  await loginPopup(page).getByRole("button", { name: "Close" }).click();
  await expect(loginPopup(page)).toBeHidden();
  await logInLink(page).click();
  const offers = loginPopup(page).getByRole("link", { name: "See what is on offer" });
  await expect(offers).toBeVisible();
  await loginPopup(page).getByRole("link", { name: "Create an account" }).click();
  await expect(registerPopup(page).getByRole("link", { name: "Try Dice" })).toHaveAttribute("href", "/game/dice");
  await registerPopup(page).getByRole("link", { name: "Log in" }).click();
  await expectAccessible(page);
  await offers.click();
  await expect(page).toHaveURL("/promotions");
  await expect(loginPopup(page)).toBeHidden();
  expect(asked).toHaveLength(2);
});

test("LOBBY-02 the second of two banners beside a form opens by its dot and has a working link", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.route("**/api/portal/v2/announcements**", async (route) => {
    const response = await route.fetch();
    const envelope = await response.json();
    const first = envelope.value.banners.find(({ groupName }: { groupName: string }) => groupName === "w_login");
    envelope.value.banners.push({
      ...first,
      id: "second",
      title: "A second slide",
      url: "/winners",
      button: "Who won",
    });
    await route.fulfill({ response, json: envelope });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/help");
  await logInLink(page).click();
  const slides = loginPopup(page).getByRole("region");
  await expect(slides.getByRole("link", { name: "See what is on offer" })).toBeInViewport();
  const second = slides.getByRole("link", { name: "Who won" });
  await expect(second).not.toBeInViewport();
  await expectAccessible(page);
  await slides.getByRole("button", { name: "Show slide 2" }).click();
  await expect(slides.getByText("A second slide")).toBeInViewport();
  await expect(second).toBeInViewport();
  await second.click();
  await expect(page).toHaveURL("/winners");
  await expect(loginPopup(page)).toBeHidden();
});
