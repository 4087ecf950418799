import { expect, test } from "#tests/support/browser/browser.ts";
import { type Front, frontSecret, startFront } from "#tests/support/processes/front.ts";
import { startWeb, type WebProcess } from "#tests/support/processes/web-process.ts";

let web: WebProcess;
let front: Front;
test.beforeAll(async () => {
  // The front is the second proxy; tests act as the first one and set the client's IP address.
  web = await startWeb({ FRONT_SECRET: frontSecret, TRUSTED_PROXIES: "2" });
  front = await startFront(`127.0.0.1:${web.port}`);
});
test.afterAll(() => {
  front?.stop();
  web?.stop();
});

/** Retries until the page is cached: a parallel test may close the site or a region, which prevents caching. */
async function untilKept(path: string): Promise<void> {
  const ask = () =>
    fetch(`${front.origin}${path}`, { headers: { "x-forwarded-for": "10.0.0.60", "accept-language": "en" } });
  await expect.poll(async () => (await ask()).headers.get("x-front"), { timeout: 40_000 }).toBe("HIT");
}

test("HOUSE-11 a browser uses the site through the front with a clean console", async ({ page }) => {
  await untilKept("/");
  for (const path of ["/", "/game/parol-nights", "/rng"]) {
    await page.goto(`${front.origin}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.getByRole("link", { name: "Log in" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
