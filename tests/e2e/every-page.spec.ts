import type { Page } from "@playwright/test";
import { type PageGuard, pages, playPath } from "#lib/contracts/pages.ts";
import { type GameCode, gameCodes } from "#lib/originals/registry.ts";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { expect, expectThumbSized, test } from "#tests/support/browser/browser.ts";
import { expectStill } from "#tests/support/browser/layout-shift.ts";
import { actAs } from "#tests/support/browser/member-session.ts";
import { enterPlayer } from "#tests/support/browser/registered-member.ts";
import { addressOf, missingPages } from "#tests/support/calls/page-addresses.ts";

type PageName = keyof typeof pages;

/** Pages whose light theme is tested in Arabic, right to left: those with the most elements side by side. */
const mirrored: readonly (PageName | GameCode)[] = [
  ...(["home", "login", "register", "live", "winners", "parol-nights", "agent", "agentHome", "primitives"] as const),
  ...(["deposit", "withdraw", "accountRecord", "rewardCentre", "security"] as const),
];

/** Its own spec plays a round first. */
const lookedAtElsewhere: readonly PageName[] = ["fairRound", ...missingPages];

/** Every page, and every in-house game by its code. */
const looked = (Object.keys(pages) as PageName[])
  .filter((name) => !lookedAtElsewhere.includes(name))
  .flatMap((name): { name: PageName | GameCode; guard: PageGuard; path: string }[] =>
    name === "play"
      ? gameCodes.map((game) => ({ name: game, guard: pages.play, path: playPath(game) }))
      : [{ name, guard: pages[name], path: addressOf(pages[name]) }],
  );

for (const { name, guard, path } of looked) {
  test(`SITE-09 ${name} does not shift, overflow or have unreachable parts in either theme`, async ({
    page,
    baseURL,
  }) => {
    await enterFor(page, guard, baseURL ?? "");
    const still = { origin: baseURL, lateFonts: name === "home" };
    await expectStill(page, { path, theme: "dark", ...still });
    await expectThumbs(page, name);
    if (name === "home") await expectOwnFonts(page);
    if (!mirrored.includes(name)) return expectAccessibleInLight(page);
    test.slow();
    await expectStill(page, { path: `/ar${path === "/" ? "" : path}`, theme: "light", ...still });
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectThumbs(page, name);
    if (name === "home") await expectOwnFonts(page);
  });
}

/** Pages with certain queries, or in Filipino, which has the longest words. */
for (const [path, theme] of [
  ["/rng?sort=new&lines=25&minBet=1", "light"],
  ["/rng?vassalage=INHOUSE", "dark"],
  ["/search?keyword=man", "light"],
  ["/fil", "dark"],
  ["/fil/sports", "light"],
  ["/fil/dev/ui", "dark"],
  ["/fil/play/parol-nights", "dark"],
] as const) {
  test(`LOBBY-08 ${path} does not shift, overflow or have unreachable parts in the ${theme} theme`, async ({
    page,
    baseURL,
  }) => {
    await expectStill(page, { path, theme, origin: baseURL });
    if (!path.includes("/dev/")) await expectThumbSized(page, "main");
    if (path === "/fil") await expectOwnFonts(page);
  });
}

/** Wide screens have other frames: a side menu, links in the header, a list of member pages. */
for (const name of ["home", "member", "agent", "agentHome", "play", "primitives", "rng", "game"] as const) {
  test(`SITE-09 ${name} on a wide screen does not shift, overflow or have unreachable parts in either theme`, {
    tag: "@desktop",
  }, async ({ page, baseURL }) => {
    await enterFor(page, pages[name], baseURL ?? "");
    const path = addressOf(pages[name]);
    await expectStill(page, { path, theme: "dark", origin: baseURL, lateFonts: name === "home" });
    await expectAccessibleInLight(page);
    if (name !== "home") return;
    test.slow();
    await expectStill(page, { path: "/ar", theme: "light", origin: baseURL, lateFonts: true });
  });
}

/** Logs in with a role that may open the page, unless visitors may. */
async function enterFor(page: Page, { roles }: PageGuard, origin: string): Promise<void> {
  if (roles.includes("visitor")) return;
  if (roles.includes("player")) await enterPlayer(page.context(), origin, 12_345_67);
  else await actAs(page.context(), "agent", origin);
}

/** Switches to the light theme as the theme switch does. */
async function expectAccessibleInLight(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "light";
  });
  await expectAccessible(page, "colors");
}

/** NAV-10. The list of calls is exempt, because only developers read it. */
async function expectThumbs(page: Page, name: string): Promise<void> {
  if (name !== "calls") await expectThumbSized(page);
}

/** The peso sign has a font file of its own, of 1 kB, so that the extended Latin fonts are not loaded. */
async function expectOwnFonts(page: Page): Promise<void> {
  const fonts = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => /([^/]+)\.\w+\.woff2$/.exec(name)?.slice(1) ?? []),
  );
  expect(fonts).toContain("peso");
  expect(fonts.filter((name) => name.includes("-ext-"))).toEqual([]);
}
