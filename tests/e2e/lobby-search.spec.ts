import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, expectThumbSized, openSearchByKey, test, untilAwake } from "#tests/support/browser/browser.ts";

test("LOBBY-16 the slash key opens the search, which searches while typing and works by keyboard alone", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/rng");
  await untilAwake(page);
  await openSearchByKey(page);
  const search = page.getByRole("dialog", { name: "Search" });
  const field = search.getByRole("searchbox");
  await expect(field).toBeFocused();
  await expect(search.getByText("Popular right now")).toBeVisible();
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

test("LOBBY-16 the slash key opens a field that takes every key after it, on a slow load too", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/rng");
  await untilAwake(page);
  const late = Promise.withResolvers<void>();
  await page.route("**/_next/static/**", async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.keyboard.type("/vol");
  await expect(page.getByRole("searchbox", { name: "Search games and providers" })).toHaveValue("vol");
  await page.keyboard.type("can");
  late.resolve();
  await page.keyboard.type("o");
  const field = page.getByRole("dialog", { name: "Search" }).getByRole("searchbox");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("volcano");
  await page.keyboard.type("es");
  await expect(field).toHaveValue("volcanoes");
  await expect(page.getByRole("searchbox", { name: "Search games and providers" }), "one field is left").toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/rng");
  // By now the code is here: a whole search in one go opens its result.
  await page.keyboard.type("/parool nights");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/game/parol-nights");
});

test("LOBBY-16 Enter opens the first result even when pressed before the response arrives", {
  tag: "@desktop",
}, async ({ page }) => {
  await page.goto("/rng");
  await untilAwake(page);
  await openSearchByKey(page);
  await expect(page.getByText("Popular right now")).toBeVisible();
  await page.keyboard.type("parol nights");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/game/parol-nights");
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("parol nights");
});

test("LOBBY-16 the search also finds providers and leads to their games", async ({ page }) => {
  await page.goto("/search?keyword=perlas");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Perlas Grove/ })
    .first()
    .click();
  await expect(page).toHaveURL("/rng?vassalage=PG");
});

test("LOBBY-16 the search field stays editable and valid after an overlong search", { tag: "@desktop" }, async ({
  page,
}) => {
  for (const keyword of ["manila ".repeat(1500).slice(0, 10_000), " ".repeat(4_000), "🎰".repeat(1_000), "%"]) {
    await page.goto(`/search?keyword=${encodeURIComponent(keyword)}`);
    await page.getByRole("main").getByRole("searchbox").press("End");
    await page.keyboard.press("Backspace");
    expect(await page.locator("form[role=search]").evaluate((form: HTMLFormElement) => form.checkValidity())).toBe(
      true,
    );
  }
});

/** 10,000 characters each: all but the last make a URL that is too long for every server. */
const floods = ["ن", "🎰", "%", " ", "m"].map((sign) => sign.repeat(10_000));

test("LOBBY-16 10,000 pasted characters of any script still get results in both search fields", {
  tag: "@desktop",
}, async ({ page }) => {
  for (const flood of floods) {
    const name = Array.from(flood.slice(0, 2))[0];
    await page.goto("/search?keyword=qwxzqwxz");
    await untilAwake(page);
    const box = page.getByRole("main").getByRole("searchbox");
    await box.fill("");
    await page.keyboard.insertText(flood);
    const typed = await box.inputValue();
    expect([name, typed.length, flood.startsWith(typed)]).toEqual([name, 100, true]);
    await page.keyboard.press("Enter");
    await expect(page, `${name}`).not.toHaveURL(/qwxz/);
    await expect(page.getByRole("main").getByRole("listitem").first(), name).toBeVisible();

    await page.goto("/rng");
    await untilAwake(page);
    await openSearchByKey(page);
    const search = page.getByRole("dialog", { name: "Search" });
    const answered = page.waitForResponse((response) => response.url().includes("games/search"));
    await page.keyboard.insertText(flood);
    expect([name, await search.getByRole("searchbox").inputValue()]).toEqual([name, typed]);
    expect([name, (await answered).status()]).toEqual([name, 200]);
    await expect(search.getByRole("listitem").first(), name).toBeVisible();
    await expect(search.getByRole("alert")).toBeHidden();
    // The URL must also work as a page.
    const again = await page.request.get(page.url());
    expect([name, again.status()]).toEqual([name, 200]);
  }
});

test("LOBBY-16 a long text finds what its beginning matches", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/search");
  await untilAwake(page);
  await page.getByRole("main").getByRole("searchbox").focus();
  await page.keyboard.insertText(`parol nights${" ".repeat(10_000)}`);
  await page.keyboard.press("Enter");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Parol Nights/ })
      .first(),
  ).toBeVisible();
});

test("LOBBY-16 an overlong URL gets an error page in every language with links onwards", async ({ page }) => {
  const response = await page.goto(`/search?keyword=${encodeURIComponent("ن".repeat(10_000))}`);
  expect(response?.status()).toBe(431);
  await expect(page.getByRole("heading", { level: 1, name: "That address is too long" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Masyadong mahaba ang address" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "هذا العنوان أطول مما يجوز" })).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(10, 14, 24)");
  await expectAccessible(page);
  await expectThumbSized(page);
  await expect(page.getByRole("link", { name: "Customer service" })).toHaveAttribute("href", "/help");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/index");
});

test("LOBBY-16 a failed search says so and keeps the typed keyword", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/rng");
  await untilAwake(page);
  await page.route("**/api/portal/games/search?*", (route) => route.abort());
  await openSearchByKey(page);
  const search = page.getByRole("dialog", { name: "Search" });
  await search.getByRole("searchbox").fill("mango");
  await expect(search.getByRole("alert")).toContainText("did not respond");
  await page.unroute("**/api/portal/games/search?*");
  await search.getByRole("button", { name: "Try again" }).click();
  await expect(search.getByRole("link", { name: /Mango/ }).first()).toBeVisible();
  await expect(search.getByRole("searchbox")).toHaveValue("mango");
});
