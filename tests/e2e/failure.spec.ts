import postgres from "postgres";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, expectNoOverflow, test, untilAwake } from "#tests/support/browser/browser.ts";
import { leakOf } from "#tests/support/calls/failure-words.ts";
import { createSite, type OwnSite } from "#tests/support/processes/own-site.ts";
import { startWeb, type WebProcess } from "#tests/support/processes/web-process.ts";

test.describe.configure({ mode: "serial" });

let site: OwnSite;
let sql: postgres.Sql;
let web: WebProcess;
test.beforeAll(async () => {
  site = await createSite();
  sql = postgres(site.settings.DATABASE_URL ?? "", { max: 1, onnotice: () => {} });
  web = await startWeb(site.settings);
});
test.afterAll(async () => {
  web?.stop();
  await sql?.end();
  await site?.drop();
});

const phone = { width: 390, height: 844 };
const statusOf = async (path: string) => (await fetch(`${web.origin}${path}`)).status;

test("SITE-01 the 500 page keeps the site's frame, also after a link, and retries", {
  tag: "@desktop",
}, async ({ page, complaints }) => {
  await sql`alter table game rename column popularity to lost_popularity`;
  await page.goto(`${web.origin}/help`);
  await untilAwake(page);
  await page.getByRole("link", { name: "In-house" }).first().click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Something went wrong here");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  await sql`alter table game rename column lost_popularity to popularity`;
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(title).toHaveText("In-house");
  await page.goBack();
  complaints.splice(0);
});

test("SITE-01 a component that fails while it renders gives a 500", { tag: "@desktop" }, async ({
  page,
  complaints,
}) => {
  await sql`insert into banner (code, group_name, texts, art, link, created_at) values ('broken', 'w_home',
    '{"en": {"title": {"no": "title"}, "text": "x"}}', '{"backdrop": "dusk", "covers": []}', '{"kind": "none"}', now())`;
  await expect.poll(() => statusOf("/fil"), { timeout: 15_000 }).toBe(500);
  const response = await page.goto(`${web.origin}/fil`);
  expect(response?.status()).toBe(500);
  expect(leakOf((await response?.text()) ?? "")).toBeUndefined();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("May nagkamali rito sa amin");
  await expect(page.getByRole("link", { name: "Serbisyo sa customer" })).toHaveAttribute("href", "/fil/help");
  await expectAccessible(page);
  await sql`delete from banner`;
  complaints.splice(0);
});

test("SITE-01 the 500 page of a site with an unreadable configuration fits and is accessible, in Arabic", {
  tag: "@desktop",
}, async ({ page, complaints }) => {
  await sql`update site set configuration = '{"currency": 5}'`;
  await expect.poll(() => statusOf("/help"), { timeout: 15_000 }).toBe(500);
  await page.goto(`${web.origin}/ar/rng`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("حدث خطأ عندنا");
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  complaints.splice(0);
});
