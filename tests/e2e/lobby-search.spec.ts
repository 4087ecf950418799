import { expect, expectAccessible, openSearchByKey, test, untilAwake } from "#tests/support/browser.ts";

test("LOBBY-16 the slash key opens the search, it answers as one types, and keys do it all", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/rng");
  await untilAwake(page);
  await openSearchByKey(page);
  const search = page.getByRole("dialog", { name: "Search" });
  const field = search.getByRole("searchbox");
  await expect(field).toBeFocused();
  await expect(search.getByText("Many play these now")).toBeVisible();
  await page.keyboard.type("dice");
  await expect(search.getByRole("link", { name: /Dice/ }).first()).toBeVisible();
  await expect(page).toHaveURL("/search?keyword=dice");
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(field).not.toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/game\//);
  await page.goBack();
  await expect(field).toHaveValue("dice");
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  await expect(page).toHaveURL("/rng");
});

test("LOBBY-16 Enter opens what the words find, although the answer was not there yet", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/rng");
  await untilAwake(page);
  await openSearchByKey(page);
  await expect(page.getByText("Many play these now")).toBeVisible();
  await page.keyboard.type("parol nights");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/game/parol-nights");
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("parol nights");
});

test("LOBBY-16 providers are found too, and lead to their games", async ({ page }) => {
  await page.goto("/search?keyword=perlas");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Perlas Grove/ })
    .first()
    .click();
  await expect(page).toHaveURL("/rng?vassalage=PG");
});

test("LOBBY-16 a search for anything at all is answered with words and a way on", { tag: "@desktop" }, async ({
  page,
}) => {
  for (const keyword of ["manila ".repeat(1500), "     ", "%", "_", "🎰💥", "\ud83c", "النرد", "qwxzqwxz"]) {
    const given = keyword.slice(0, 10_000).toWellFormed();
    const name = given.slice(0, 20);
    const response = await page.goto(`/search?keyword=${encodeURIComponent(given)}`);
    expect([name, response?.status()]).toEqual([name, 200]);
    await expect(page.getByRole("main").getByRole("listitem").first(), name).toBeVisible();
    const answer = await page.request.get("/api/portal/games/search", { params: { keyword: given } });
    expect([name, answer.status()]).toEqual([name, 200]);
  }
});

test("LOBBY-16 when the search does not answer it says so, and what was typed stays", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/rng");
  await untilAwake(page);
  await page.route("**/api/portal/games/search?*", (route) => route.abort());
  await openSearchByKey(page);
  const search = page.getByRole("dialog", { name: "Search" });
  await search.getByRole("searchbox").fill("mango");
  await expect(search.getByRole("alert")).toContainText("did not answer");
  await page.unroute("**/api/portal/games/search?*");
  await search.getByRole("button", { name: "Try again" }).click();
  await expect(search.getByRole("link", { name: /Mango/ }).first()).toBeVisible();
  await expect(search.getByRole("searchbox")).toHaveValue("mango");
});
