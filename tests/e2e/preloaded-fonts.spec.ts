import { expect, test } from "#tests/support/browser/browser.ts";

test("SITE-09 the peso sign's font is requested once, with the other fonts and before the first layout", async ({
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
