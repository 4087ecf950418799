import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumArgs } from "../test/chromium.mjs";

interface Picture {
  file: string;
  path: string;
  screen: BrowserContextOptions;
  theme: "dark" | "light";
  /** Logged in as the first demo player. */
  member?: true;
}

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const folder = "docs/screenshots";

const pictures: Picture[] = [
  { file: "home-desktop-dark", path: "/", screen: desktop, theme: "dark" },
  { file: "dice-desktop-dark", path: "/play/dice?demo=1", screen: desktop, theme: "dark" },
  { file: "home-phone-light", path: "/fil", screen: phone, theme: "light" },
  { file: "slots-phone-dark", path: "/rng", screen: phone, theme: "dark" },
  { file: "home-phone-arabic", path: "/ar", screen: phone, theme: "dark" },
  { file: "deposit-phone-light", path: "/member/depositv2", screen: phone, theme: "light", member: true },
];

const baseURL = process.env.E2E_ORIGIN ?? "";
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: chromiumArgs });
mkdirSync(folder, { recursive: true });
for (const picture of pictures) await take(browser, picture);
await browser.close();

async function take(from: Browser, { file, path, screen, theme, member }: Picture): Promise<void> {
  const context = await from.newContext({ ...screen, baseURL, reducedMotion: "reduce" });
  await context.addCookies([{ name: "theme", value: theme, url: baseURL }]);
  const page = await context.newPage();
  if (member) await logIn(page);
  await page.goto(path, { waitUntil: "networkidle" });
  const picture = await page.screenshot();
  await sharp(picture).webp({ quality: 84 }).toFile(`${folder}/${file}.webp`);
  await context.close();
  console.log(`${folder}/${file}.webp`);
}

async function logIn(page: Page): Promise<void> {
  const saved: unknown = JSON.parse(readFileSync(join(process.env.DATA_FOLDER ?? "", "demo-accounts.json"), "utf8"));
  const [{ account, password }] = saved as [{ account: string; password: string }];
  await page.goto("/login", { waitUntil: "networkidle" });
  await page.locator("form[name=login] [name=username]").fill(account);
  await page.locator("form[name=login] [name=password]").fill(password);
  await page.locator("form[name=login] button[type=submit]").click();
  await page.waitForURL("/");
}
