import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeAll, expect, it } from "vitest";
import { POST as webhook } from "#app/api/webhooks/sandbox/route.ts";
import { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import { disputeReceiptCall } from "#lib/contracts/cashier/dispute-receipt.ts";
import { openAgentAccount } from "#lib/modules/agents/index.ts";
import { reviewWithdrawal } from "#lib/modules/cashier/index.ts";
import { addBanner } from "#lib/modules/content/index.ts";
import { findAccount } from "#lib/modules/identity/index.ts";
import { disablePlayer } from "#lib/modules/players/index.ts";
import { loadAllVerbs } from "#lib/operator/registry.ts";
import { defineJob } from "#lib/platform/jobs/define-job.ts";
import { performJob } from "#lib/platform/jobs/perform-job.ts";
import { listKeys, rotateKeys } from "#lib/sealing/sealing-keys.ts";
import { type Act, type Effect, expectWritten } from "#tests/support/fixtures/audit.ts";
import {
  answered,
  disbursed,
  expectBooksClean,
  member,
  operatorContext,
  picture,
  playedMember,
  requested,
  workerContext,
} from "#tests/support/fixtures/cashier.ts";
import { gameOf, stock, vendorsOf } from "#tests/support/fixtures/catalogue.ts";
import { freshName, registerPlayer } from "#tests/support/fixtures/identity.ts";
import { granted, rewardable } from "#tests/support/fixtures/promotions.ts";
import { perform } from "#tests/support/processes/commands.ts";
import { signedCallback } from "#tests/support/processes/sandbox-gateway.ts";

const folder = mkdtempSync(join(tmpdir(), "sinag-audit-"));
const file = (name: string) => join(folder, `${crypto.randomUUID()}-${name}`);
const reason = ["--reason", "seen"];

beforeAll(async () => {
  await stock(vendorsOf({ BGS: [], PG: [] }), [gameOf("Wheel")]);
  await addBanner(operatorContext(), {
    code: "fiesta",
    groupName: "w_home",
    texts: { en: { title: "Fiesta", text: "Three nights" } },
    art: { backdrop: "dusk", covers: [] },
    link: { kind: "none" },
  });
});
afterEach(expectBooksClean);

const asked = async () => requested(await playedMember(50_000n), "300.00");
const after = async (...decisions: ("review" | "approve")[]) => {
  const id = await asked();
  for (const decision of decisions) await reviewWithdrawal(operatorContext(), { id, decision });
  return id;
};
const reviewing = () => after("review");
const approved = () => after("review", "approve");
const sent = async () => disbursed(await playedMember(50_000n), "300.00");
const disputed = async () => {
  const person = await playedMember(50_000n);
  const id = await disbursed(person, "300.00");
  await person.call(disputeReceiptCall, { id, part: 1, proof: await picture() });
  return id;
};

const withdrawals =
  (verb: string, ready: () => Promise<string>, args: string[] = [], effect: Effect = "changes"): Act =>
  async () => {
    const id = await ready();
    const outcome = await perform("withdrawals", verb, id, ...args);
    return { subject: `withdrawal:${id}`, effects: [effect], outcome };
  };

async function idOf(account: string): Promise<string | undefined> {
  return (await findAccount(operatorContext(), account))?.id;
}

/** Resolves a deposit that was paid with less than the requested amount. */
const resolve =
  (decision: "credit" | "refuse"): Act =>
  async () => {
    const wire = { idempotencyKey: crypto.randomUUID(), channel: "sandbox", amount: "500.00" };
    const { envelope } = await (await member()).call(createDepositCall, wire);
    const { id, payUrl } = answered<{ id: string; payUrl: string }>(envelope.value);
    const paid = { id: payUrl.split("/").at(-1) ?? "", reference: id, amount: "400.00", currency: "PHP" };
    await webhook(signedCallback("payment.succeeded", paid));
    const outcome = await perform("deposits", "resolve", id, decision, ...reason);
    return { subject: `deposit:${id}`, outcome };
  };

/** Runs a command about the whole site. */
const site =
  (subject: string, command: [group: string, verb: string, ...args: string[]], effect: Effect = "changes"): Act =>
  async () => ({ subject, effects: [effect], outcome: await perform(...command) });

const publish = async () => {
  const outcome = await perform("notices", "add", "--title", "Tonight", "--content", "<p>From 2 to 4.</p>");
  return { id: /^Published as ([0-9a-f-]{36});/.exec(outcome.lines[0] ?? "")?.[1] ?? "", outcome };
};

/** Verb of the command line → its audit action. The order matters: some verbs undo the previous one. */
const commands: readonly (readonly [verb: string, action: string, act: Act])[] = [
  ["withdrawals review", "withdrawal-review", withdrawals("review", asked)],
  ["withdrawals approve", "withdrawal-approve", withdrawals("approve", reviewing)],
  ["withdrawals reject", "withdrawal-reject", withdrawals("reject", reviewing, reason)],
  ["withdrawals fail", "withdrawal-fail", withdrawals("fail", approved, reason)],
  ["withdrawals disburse", "withdrawal-disburse", withdrawals("disburse", approved)],
  ["withdrawals dispute", "withdrawal-dispute", withdrawals("dispute", sent, reason)],
  ["withdrawals pay-again", "withdrawal-pay-again", withdrawals("pay-again", disputed, reason)],
  ["withdrawals return", "withdrawal-return", withdrawals("return", disputed, reason)],
  ["withdrawals force", "withdrawal-force", withdrawals("force", sent, reason)],
  ["withdrawals proof", "withdrawal-proof-read", withdrawals("proof", disputed, [], "looks")],
  ["withdrawals show", "withdrawal-shown", withdrawals("show", asked, [], "looks")],
  ["deposits resolve", "deposit-credited", resolve("credit")],
  ["deposits resolve", "deposit-refused", resolve("refuse")],
  ["maintenance on", "maintenance-changed", site("site", ["maintenance", "on"])],
  ["maintenance off", "maintenance-changed", site("site", ["maintenance", "off"])],
  ["region allow", "region-rule-added", site("PH", ["region", "allow", "ph"], "creates")],
  ["region remove", "region-rule-removed", site("PH", ["region", "remove", "ph"], "removes")],
  ["region deny", "region-rule-added", site("203.0.113.0/24", ["region", "deny", "203.0.113.0/24"], "creates")],
  ["site set", "site-configuration-changed", site("name", ["site", "set", "name", "Araw"])],
  [
    "site logo",
    "site-configuration-changed",
    async () => {
      const path = file("logo.png");
      writeFileSync(path, new Uint8Array(await (await picture()).arrayBuffer()));
      return { subject: "logo", effects: ["creates"], outcome: await perform("site", "logo", path) };
    },
  ],
  ["games maintenance", "game-maintenance-changed", site("game:wheel", ["games", "maintenance", "wheel", "on"])],
  ["banners disable", "banner-disabled", site("banner:fiesta", ["banners", "disable", "fiesta"])],
  ["banners enable", "banner-enabled", site("banner:fiesta", ["banners", "enable", "fiesta"])],
  [
    "agents add",
    "account-opened",
    async () => {
      const account = freshName();
      const outcome = await perform("agents", "add", account);
      return { subject: `player:${await idOf(account)}`, effects: ["creates"], outcome };
    },
  ],
  [
    "players disable",
    "player-disabled",
    async () => {
      const { id, account } = await registerPlayer();
      const outcome = await perform("players", "disable", account, ...reason);
      return { subject: `player:${id}`, outcome };
    },
  ],
  [
    "players enable",
    "player-enabled",
    async () => {
      const { id, account } = await registerPlayer();
      await disablePlayer(operatorContext(), { account, reason: "asked for" });
      const outcome = await perform("players", "enable", account, ...reason);
      return { subject: `player:${id}`, outcome };
    },
  ],
  [
    "agents password",
    "password-renewed",
    async () => {
      const { account } = await openAgentAccount(operatorContext(), { username: freshName() });
      const outcome = await perform("agents", "password", account);
      return { subject: `player:${await idOf(account)}`, outcome };
    },
  ],
  [
    "keys rotate",
    "sealing-key-added",
    async () => {
      const outcome = await perform("keys", "rotate");
      const { keys } = await listKeys(operatorContext());
      return { subject: `sealing-key:${keys.at(-1)?.id}`, outcome };
    },
  ],
  [
    "keys retire",
    "sealing-key-retired",
    async () => {
      const { id } = await rotateKeys(operatorContext());
      await rotateKeys(operatorContext());
      const outcome = await perform("keys", "retire", id);
      return { subject: `sealing-key:${id}`, effects: ["removes"], outcome };
    },
  ],
  [
    "notices add",
    "notice-added",
    async () => {
      const { id, outcome } = await publish();
      return { subject: `notice:${id}`, effects: ["creates"], outcome };
    },
  ],
  [
    "backup make",
    "backup-made",
    async () => {
      const path = file("site.tar");
      return { subject: `backup:${basename(path)}`, effects: ["creates"], outcome: await perform("backup", path) };
    },
  ],
  ["jobs run", "job-run", site("job:fold-jackpots", ["jobs", "run", "fold-jackpots"], "creates")],
  [
    "jobs retry",
    "job-retried",
    async () => {
      const failing = defineJob({ name: "auto-receive", every: 60, run: () => Promise.reject(new Error("no")) });
      await expect(performJob(workerContext(), failing)).rejects.toThrow("no");
      // The worker does the same when it starts.
      await workerContext().db.sql`select pgboss.create_queue('auto-receive', '{"policy": "short"}')`;
      return { subject: "job:auto-receive", outcome: await perform("jobs", "retry", "auto-receive") };
    },
  ],
  [
    "notices remove",
    "notice-removed",
    async () => {
      const { id } = await publish();
      const outcome = await perform("notices", "remove", id);
      return { subject: `notice:${id}`, effects: ["removes"], outcome };
    },
  ],
  [
    "rewards grant",
    "reward-granted",
    async () => {
      const { account } = await rewardable();
      const outcome = await perform("rewards", "grant", account, "88", "--title", "Thanks");
      const [, id] = /^Granted as ([0-9a-f-]{36})\.$/.exec(outcome.lines[0] ?? "") ?? [];
      return { subject: `reward:${id}`, effects: ["creates"], outcome };
    },
  ],
  [
    "rewards revoke",
    "reward-revoked",
    async () => {
      const id = await granted(await rewardable());
      const outcome = await perform("rewards", "revoke", id, ...reason);
      return { subject: `reward:${id}`, outcome };
    },
  ],
];

it.each(commands)("SEC-AUDIT %s is audited as %s with its actor and the states before and after", (_, action, act) =>
  expectWritten(action, act),
);

/** Read-only verbs that show nothing sensitive. */
const lookers = [
  "agents list",
  "audit list",
  "banners list",
  "deposits list",
  "jobs list",
  "keys list",
  "notices list",
  "region list",
  "rewards list",
  "withdrawals list",
  "ledger check",
  "ledger house",
  "site list",
  "site show",
  "status show",
];

/** Written into the restored database: `backup/restore.test.ts` reads it there. */
const recordedElsewhere = ["restore put: backup-restored"];

it("SEC-AUDIT the table contains every verb that changes something, and every audit action of a verb", async () => {
  const verbs = await loadAllVerbs();
  const audited = verbs.flatMap(({ group, name, auditActions }) =>
    auditActions.map((action) => `${group} ${name}: ${action}`),
  );
  const written = commands.map(([verb, action]) => `${verb}: ${action}`);
  expect(audited.sort()).toEqual([...new Set([...written, ...recordedElsewhere])].sort());
  const unaudited = verbs.filter(({ auditActions }) => auditActions.length === 0);
  expect(unaudited.map(({ group, name }) => `${group} ${name}`).sort()).toEqual(lookers.sort());
});
