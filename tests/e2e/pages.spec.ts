import { execFileSync } from "node:child_process";
import { type PageGuard, pages } from "#lib/contracts/pages.ts";
import { expect, test } from "#tests/support/browser.ts";
import { startWithoutMiddleware } from "#tests/support/without-middleware.ts";

const roles = ["visitor", "trial", "player", "agent"] as const;
type Role = (typeof roles)[number];

/** A real address for every page that has parameters; a page without an entry here fails its test. */
const parameters: Record<string, string> = {
  "{slug}": "depositv2",
  "{round}": "018f3e2a-0000-7000-8000-000000000000",
  "{nodeId}": "dice",
  "{promotion}": "parol-jackpots",
};
/** Pages whose example does not exist, so that even who may see them gets 404. */
const missing: readonly PageGuard[] = [pages.fairRound];

let cookies: Record<string, string>;
let bare: { origin: string; stop: () => void };

test.beforeAll(async () => {
  const members = roles.slice(1);
  const args = ["--conditions=react-server", "tests/support/issue-session.ts", ...members];
  const lines = execFileSync(process.execPath, args, { encoding: "utf8" }).trim().split("\n");
  cookies = Object.fromEntries(members.map((role, i) => [role, lines[i] ?? ""]));
  bare = await startWithoutMiddleware();
});
test.afterAll(() => bare?.stop());

async function answerFor(url: string, role: Role) {
  const headers = { "x-forwarded-for": "10.0.0.50", ...(role === "visitor" ? {} : { cookie: cookies[role] ?? "" }) };
  return fetch(url, { headers, redirect: "manual" });
}

for (const [name, page] of Object.entries(pages)) {
  const path = page.path.replace(/\{\w+\}/g, (parameter) => parameters[parameter] ?? "unknown");
  for (const role of roles) {
    const allowed = page.roles.includes(role);
    test(`SEC-03 ${name} for a ${role}, with and without the middleware`, async ({ baseURL }) => {
      for (const url of [`${baseURL}${path}`, `${bare.origin}/en${path === "/" ? "" : path}`]) {
        const answer = await answerFor(url, role);
        if (allowed && missing.includes(page)) expect([url, answer.status]).toEqual([url, 404]);
        else if (allowed) expect([url, answer.status]).toEqual([url, 200]);
        else await expectEntrance(answer, page, url);
      }
    });
  }
}

/** A redirect to the entrance; while a page streams it can only come as part of the document, then without any of it. */
async function expectEntrance(answer: Response, page: PageGuard, url: string): Promise<void> {
  const target = answer.headers.get("location") ?? (await answer.text());
  if (page.entrance === "/") expect(target, `${url} ${answer.status}`).toMatch(/NEXT_REDIRECT;replace;\/|\/(en)?$/);
  else expect(target, `${url} ${answer.status}`).toContain(`${page.entrance}?return=`);
}
