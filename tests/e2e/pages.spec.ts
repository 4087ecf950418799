import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { type PageGuard, pages } from "#lib/contracts/pages.ts";
import { expect, test } from "#tests/support/browser/browser.ts";
import { type PortalRole as Role, portalRoles as roles, rolesOfPages } from "#tests/support/calls/access-table.ts";
import { startWithoutMiddleware } from "#tests/support/processes/without-middleware.ts";

/** A real address for every page that has parameters; a page without an entry here fails its test. `round` is played. */
const parameters: Record<string, string> = {
  "{slug}": "nothing-here",
  "{nodeId}": "dice",
  "{promotion}": "parol-jackpots",
};
/** Its addresses have pages of their own; what is left of it does not exist, even for those who may see it. */
const missing: readonly PageGuard[] = [pages.memberPage];

/** Where a page that is for everyone has nothing for a role, and leads on. */
const leadOn = new Map<PageGuard, { role: Role; to: string }>([[pages.agent, { role: "agent", to: "/agentHome" }]]);

let cookies: Record<string, string>;
let bare: { origin: string; stop: () => void };
let round: string;

test.beforeAll(async () => {
  const members = roles.slice(1);
  const lines = printedBy("issue-session.ts", ...members);
  cookies = Object.fromEntries(members.map((role, i) => [role, lines[i] ?? ""]));
  bare = await startWithoutMiddleware();
  round = await playedRound(printedBy("issue-player.ts", "1000")[0] ?? "");
});
test.afterAll(() => bare?.stop());

function printedBy(script: string, ...args: string[]): string[] {
  const command = ["--conditions=react-server", `tests/support/fixtures/${script}`, ...args];
  return execFileSync(process.execPath, command, { encoding: "utf8" }).trim().split("\n");
}

async function playedRound(cookie: string): Promise<string> {
  const body = JSON.stringify({ idempotencyKey: randomUUID(), stake: "10.00", direction: "over", target: 5_049 });
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie };
  const answer = await fetch(`${bare.origin}${playRoundCall.path.replace("{game}", "dice")}`, {
    method: "POST",
    headers,
    body,
  });
  const { value } = await answer.json();
  return playRoundCall.output.parse(value).round.roundId;
}

async function answerFor(url: string, role: Role) {
  const headers = { "x-forwarded-for": "10.0.0.50", ...(role === "visitor" ? {} : { cookie: cookies[role] ?? "" }) };
  return fetch(url, { headers, redirect: "manual" });
}

for (const [name, page] of Object.entries(pages)) {
  for (const role of roles) {
    const allowed = rolesOfPages[name]?.includes(role);
    test(`SEC-03 ${name} for a ${role}, with and without the middleware`, async ({ baseURL }) => {
      const path = page.path.replace(/\{\w+\}/g, (name) =>
        name === "{round}" ? round : (parameters[name] ?? "unknown"),
      );
      for (const url of [`${baseURL}${path}`, `${bare.origin}/en${path === "/" ? "" : path}`]) {
        const answer = await answerFor(url, role);
        if (leadOn.get(page)?.role === role) await expectTarget(answer, `${leadOn.get(page)?.to}`, url);
        else if (allowed && missing.includes(page)) expect([url, answer.status]).toEqual([url, 404]);
        else if (allowed) expect([url, answer.status]).toEqual([url, 200]);
        else await expectEntrance(answer, page, url);
      }
    });
  }
}

/** A redirect to the entrance; while a page streams it can only come as part of the document, then without any of it. */
async function expectEntrance(answer: Response, page: PageGuard, url: string): Promise<void> {
  if (page.entrance !== "/") return expectTarget(answer, `${page.entrance}?return=`, url);
  const target = answer.headers.get("location") ?? (await answer.text());
  expect(target, `${url} ${answer.status}`).toMatch(/NEXT_REDIRECT;replace;\/|\/(en)?$/);
}

async function expectTarget(answer: Response, part: string, url: string): Promise<void> {
  const target = answer.headers.get("location") ?? (await answer.text());
  expect(target, `${url} ${answer.status}`).toContain(part);
}
