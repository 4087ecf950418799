import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { playRoundCall } from "#lib/contracts/originals/play-round.ts";
import { type PageGuard, pages } from "#lib/contracts/pages.ts";
import { services } from "#lib/portal/composition/services.ts";
import { type PortalRole, portalRoles, rolesOfPages } from "#tests/support/calls/access-table.ts";
import { type Answer, ask, productOrigin } from "#tests/support/calls/ask.ts";
import { addressOf, missingPages } from "#tests/support/calls/page-addresses.ts";
import { sessionFor } from "#tests/support/calls/portal.ts";
import { fundedPlayer } from "#tests/support/ledger/ledger.ts";
import { startWithoutMiddleware } from "#tests/support/processes/without-middleware.ts";

/** A public page that redirects this role to its own page. */
const leadOn = new Map<PageGuard, { role: PortalRole; to: string }>([
  [pages.agent, { role: "agent", to: "/agentHome" }],
]);

const cookies = new Map<PortalRole, string>();
let bare: { origin: string; stop: () => void };
let round: string;
beforeAll(async () => {
  for (const role of ["trial", "player", "agent"] as const) cookies.set(role, await sessionFor(role));
  bare = await startWithoutMiddleware();
  round = await playedRound();
});
afterAll(() => bare?.stop());

async function playedRound(): Promise<string> {
  const { playerId } = await fundedPlayer({ ...services(), actor: { role: "system", process: "test" } }, 10_00n);
  const body = JSON.stringify({ idempotencyKey: randomUUID(), stake: "10.00", direction: "over", target: 5_049 });
  const cookie = await sessionFor("player", playerId);
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie };
  const answer = await fetch(`${productOrigin}${playRoundCall.path.replace("{game}", "dice")}`, {
    method: "POST",
    headers,
    body,
  });
  const { value } = await answer.json();
  return playRoundCall.output.parse(value).round.roundId;
}

/**
 * SEC-03: requests every page as every role, from the product and without its middleware, where the page alone rejects.
 * `call-access.test.ts` finds pages and roles that are missing in the hand-written table.
 */
for (const [name, page] of Object.entries(pages)) {
  it(`SEC-03 AUTH-14 ${name} is shown only to ${rolesOfPages[name]?.join(", ")}, with and without the middleware`, async () => {
    const path = addressOf(page, round);
    const bareAddress = { path: `/en${path === "/" ? "" : path}?x=1`, origin: bare.origin };
    await Promise.all(
      portalRoles.flatMap((role) =>
        [{ path: `${path}?x=1`, origin: productOrigin }, bareAddress].map((address) =>
          expectAnswer(page, role, rolesOfPages[name]?.includes(role) ?? false, address),
        ),
      ),
    );
  });
}

async function expectAnswer(
  page: PageGuard,
  role: PortalRole,
  allowed: boolean,
  { path, origin }: { path: string; origin: string },
): Promise<void> {
  const cookie = cookies.get(role);
  const answer = await ask(path, { origin, ...(cookie && { cookie }) });
  const where = `${role} at ${origin}${path}: ${answer.status}`;
  const forward = leadOn.get(page);
  if (forward?.role === role) expect(targetOf(answer), where).toContain(forward.to);
  else if (allowed)
    expect([where, answer.status]).toEqual([
      where,
      missingPages.some((missing) => pages[missing] === page) ? 404 : 200,
    ]);
  else expectEntrance(answer, page, path, where);
}

/**
 * Expects a redirect to the entrance. A page that already streams can only redirect inside its document, which then has
 * no other content.
 */
function expectEntrance(answer: Answer, page: PageGuard, path: string, where: string): void {
  const location = answer.headers.get("location");
  if (page.entrance === "/") {
    expect(location ?? answer.html, where).toMatch(/NEXT_REDIRECT;replace;\/|\/(en)?$/);
  } else if (location === null) {
    expect(answer.html, where).toContain(`${page.entrance}?return=`);
  } else {
    const { pathname, searchParams } = new URL(location, productOrigin);
    const back = path.replace(/^\/en/, "");
    expect([where, pathname, searchParams.get("return")?.replace(/^\/en/, "")]).toEqual([where, page.entrance, back]);
  }
}

const targetOf = ({ headers, html }: Answer) => headers.get("location") ?? html;
