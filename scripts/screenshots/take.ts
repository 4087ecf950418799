import { type BrowserContextOptions, chromium } from "@playwright/test";

interface Picture {
  file: string;
  path: string;
  context: BrowserContextOptions;
}

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const pictures: Picture[] = [
  { file: "home-desktop-dark", path: "/", context: { ...desktop, colorScheme: "dark" } },
  { file: "home-phone-light", path: "/fil", context: { ...phone, colorScheme: "light" } },
  { file: "home-phone-arabic", path: "/ar", context: { ...phone, colorScheme: "dark" } },
  { file: "register-phone", path: "/register", context: { ...phone, colorScheme: "dark" } },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ["--no-sandbox", "--disable-quic"],
});
for (const { file, path, context } of pictures) {
  const page = await browser.newPage({ ...context, baseURL: process.env.E2E_ORIGIN, reducedMotion: "reduce" });
  await page.goto(path, { waitUntil: "networkidle" });
  await page.screenshot({ path: `docs/screenshots/${file}.png` });
  await page.close();
  console.log(`docs/screenshots/${file}.png`);
}
await browser.close();
