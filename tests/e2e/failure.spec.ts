import postgres from "postgres";
import { expect, expectAccessible, expectNoOverflow, test, untilAwake } from "#tests/support/browser/browser.ts";
import { createSite, type OwnSite } from "#tests/support/processes/own-site.ts";
import { startWeb, type WebProcess } from "#tests/support/processes/web-process.ts";

test.describe.configure({ mode: "serial" });

let site: OwnSite;
let sql: postgres.Sql;
let web: WebProcess;
let said = "";
test.beforeAll(async () => {
  site = await createSite();
  sql = postgres(site.settings.DATABASE_URL ?? "", { max: 1, onnotice: () => {} });
  web = await startWeb(site.settings, (text) => {
    said += text;
  });
});
test.afterAll(async () => {
  web?.stop();
  await sql?.end();
  await site?.drop();
});

const phone = { width: 390, height: 844 };
const languages = [
  ["", "en", "ltr", "Something went wrong here", "Customer service"],
  ["/fil", "fil", "ltr", "May nagkamali rito sa amin", "Serbisyo sa customer"],
  ["/ar", "ar", "rtl", "حدث خطأ عندنا", "خدمة العملاء"],
] as const;

/** Words of the cause, of the code, or of the database. */
const insides =
  /popularity|Failed query|invalid_type|expected string|ZodError|PostgresError|\.next-test|node_modules|at async/;
const leakOf = (text: string) => insides.exec(text)?.[0];

/** What it is without scripts. */
async function answered(path: string) {
  const given = await fetch(`${web.origin}${path}`, { redirect: "manual" });
  return { status: given.status, headers: given.headers, html: await given.text() };
}

test("SITE-01 a page that fails is a drawn 500 in its language, whole without scripts, and tells no cause", async () => {
  await sql`alter table game rename column popularity to lost_popularity`;
  for (const [prefix, tag, dir, title, service] of languages) {
    said = "";
    const { status, headers, html } = await answered(`${prefix}/bgs`);
    expect([tag, status]).toEqual([tag, 500]);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("x-front-cache")).toBeNull();
    expect(html).toContain(`<html lang="${tag}" dir="${dir}"`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toMatch(new RegExp(`<a[^>]*href="${prefix}/help"[^>]*>${service}</a>`));
    expect(html).toContain('name="robots" content="noindex"');
    expect(leakOf(html)).toBeUndefined();
    // The log tells why, under what the page refers to.
    const reference = /[0-9a-f]{10}(?=<\/p>)/.exec(html)?.[0] ?? "none";
    await expect.poll(() => said.split("\n").find((line) => line.includes(reference)) ?? "").toContain("popularity");
  }
});

test("SITE-01 the drawn 500 stands in the site's frame, reached by a link too, and tries again", async ({
  page,
  complaints,
}) => {
  await page.goto(`${web.origin}/help`);
  await untilAwake(page);
  await page.getByRole("link", { name: "In-house" }).first().click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Something went wrong here");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  await expectAccessible(page);
  for (const size of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
  }
  await sql`alter table game rename column lost_popularity to popularity`;
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(title).toHaveText("In-house");
  await page.goBack();
  complaints.splice(0);
});

test("SITE-01 a part that fails while it is drawn is a 500, too", async ({ page, complaints }) => {
  await sql`insert into banner (code, group_name, texts, art, link, created_at) values ('broken', 'w_home',
    '{"en": {"title": {"no": "title"}, "text": "x"}}', '{"backdrop": "dusk", "covers": []}', '{"kind": "none"}', now())`;
  await expect.poll(async () => (await answered("/fil")).status, { timeout: 15_000 }).toBe(500);
  expect(leakOf((await answered("/fil")).html)).toBeUndefined();
  const response = await page.goto(`${web.origin}/fil`);
  expect(response?.status()).toBe(500);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("May nagkamali rito sa amin");
  await expect(page.getByRole("link", { name: "Serbisyo sa customer" })).toHaveAttribute("href", "/fil/help");
  await expectAccessible(page);
  await sql`delete from banner`;
  complaints.splice(0);
});

test("SITE-01 a site whose configuration can't be read is a drawn 500 on every page and in every call", async ({
  page,
  complaints,
}) => {
  await sql`insert into site (code, configuration) values ('main', '{"currency": 5}')`;
  await expect.poll(async () => (await answered("/help")).status, { timeout: 15_000 }).toBe(500);
  for (const [prefix, tag, dir, title, service] of languages)
    for (const path of ["", "/help", "/rng", "/play/dice"]) {
      const { status, html } = await answered(`${prefix}${path}` || "/");
      expect([prefix, path, status]).toEqual([prefix, path, 500]);
      expect(html).toContain(`<html lang="${tag}" dir="${dir}"`);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      expect(html).toContain(service);
      expect(leakOf(html)).toBeUndefined();
    }
  const call = await answered("/api/portal/registration-settings");
  expect([call.status, JSON.parse(call.html).code]).toEqual([500, "unknown"]);
  expect(leakOf(call.html)).toBeUndefined();
  expect((await answered("/nothing-here")).status).toBe(404);
  await page.goto(`${web.origin}/ar/rng`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("حدث خطأ عندنا");
  await expectAccessible(page);
  await expectNoOverflow(page);
  complaints.splice(0);
});
