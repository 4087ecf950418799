import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { seedDemo } from "#db/seed/demo.ts";
import { loginCall } from "#lib/contracts/identity/login.ts";
import { logIn } from "#lib/modules/identity/index.ts";
import { listGrantedRewards } from "#lib/modules/promotions/index.ts";
import { env } from "#lib/platform/env.ts";
import { services } from "#lib/portal/composition/services.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { freshAddress } from "#tests/support/fixtures/identity.ts";

const folder = mkdtempSync(join(tmpdir(), "sinag-seed-"));
Object.assign(env(), { DEMO: true, DATA_FOLDER: folder });
afterAll(() => rmSync(folder, { recursive: true }));

const saved = (): { role: string; account: string; password: string }[] =>
  JSON.parse(readFileSync(join(folder, "demo-accounts.json"), "utf8"));

it("PROMO-03 the demo player has one reward to claim, however often the seed runs", async () => {
  await seedDemo();
  await seedDemo();
  const context = { ...services(), actor: { role: "operator", operator: "Ana" } as const };
  const { rows: rewards } = await listGrantedRewards(context, { account: "luzreyes", pageSize: 100 });
  expect(rewards.map(({ amount, state }) => [amount, state])).toEqual([[88_00n, "claimable"]]);
});

it("HOUSE-20 demo accounts log in with the passwords of the private file, and a second seed changes nothing", async () => {
  await seedDemo();
  const accounts = saved();
  expect(accounts.map(({ role }) => role).sort()).toEqual(["agent", "player", "player"]);
  expect(statSync(join(folder, "demo-accounts.json")).mode & 0o777).toBe(0o600);
  await seedDemo();
  expect(saved()).toEqual(accounts);
  for (const { role, account, password } of accounts) {
    const wire = { type: "username", username: account, password, agentSide: role === "agent" };
    const answer = await callPortal(portalRoute(loginCall, logIn), loginCall, wire, { ip: freshAddress() });
    expect(answer.status).toBe(200);
  }
});
