import { expect, expectAccessible, expectNoOverflow, test } from "#tests/support/browser/browser.ts";

test("HOUSE-03 the home page is shown, clean and accessible", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test("HOUSE-04 the product says that it is alive and ready", async ({ request }) => {
  expect(await (await request.get("/api/health")).json()).toEqual({ live: true });
  expect(await (await request.get("/api/ready")).json()).toEqual({ ready: true, away: [] });
});

test("HOUSE-03 every script of a page tells the browser to compile it beside the page", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src = ""]) => src);
  expect(scripts.length).toBeGreaterThan(5);
  for (const src of scripts) {
    const code = await (await request.get(src)).text();
    expect([src, code.split("\n", 1)[0]]).toEqual([src, "//# allFunctionsCalledOnLoad"]);
  }
});

test("SITE-09 the peso sign's font is asked for once, with the others and not after the first layout", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/")).text();
  expect(html.match(/<link rel="preload"[^>]*peso[^>]*as="font"/g)).toHaveLength(1);
  const asked: string[] = [];
  page.on("request", (request) => void (request.resourceType() === "font" && asked.push(request.url())));
  await page.goto("/");
  const preloaded = page.locator('link[rel="preload"][as="font"]');
  const addresses = await preloaded.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(addresses.filter((address) => address.includes("peso"))).toHaveLength(1);
  await page.evaluate(() => document.fonts.ready);
  expect(asked.toSorted()).toEqual(addresses.toSorted());
});

test("HOUSE-03 who asks for the icon by its old address finds it", async ({ request }) => {
  const response = await request.get("/favicon.ico");
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/svg+xml"]);
});
