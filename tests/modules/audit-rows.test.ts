import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterEach, beforeAll, expect, it } from "vitest";
import { POST as webhook } from "#app/api/webhooks/sandbox/route.ts";
import { createDeposit } from "#lib/contracts/cashier/create-deposit.ts";
import { disputeReceipt } from "#lib/contracts/cashier/dispute-receipt.ts";
import { setPaymentPassword } from "#lib/contracts/cashier/set-payment-password.ts";
import { changePassword } from "#lib/contracts/identity/change-password.ts";
import { reviewWithdrawal } from "#lib/modules/cashier/index.ts";
import { addBanner } from "#lib/modules/content/index.ts";
import { findAccount, openAgentAccount } from "#lib/modules/identity/index.ts";
import type { Outcome } from "#lib/operator/define-verb.ts";
import { verbGroups } from "#lib/operator/registry.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import {
  answered,
  bindAccount,
  disbursed,
  expectBooksClean,
  member,
  operatorContext,
  paymentPassword,
  picture,
  playedMember,
  requested,
} from "#tests/support/fixtures/cashier.ts";
import { gameOf, stock, vendorsOf } from "#tests/support/fixtures/catalogue.ts";
import { freshAddress, freshName, goodPassword, registerPlayer } from "#tests/support/fixtures/identity.ts";
import { granted, rewardable } from "#tests/support/fixtures/promotions.ts";
import { perform } from "#tests/support/processes/commands.ts";
import { signedCallback } from "#tests/support/processes/sandbox-gateway.ts";

type Effect = "creates" | "changes" | "removes" | "looks";
/** What an act was done to; whose act it was, unless it was the operator Ana's. */
interface Deed {
  subject: string;
  by?: string | null;
  /** What each of its rows says it did, in before and after; one that changes something, unless told. */
  effects?: readonly Effect[];
  /** What the verb's own definition says of the act. */
  outcome?: Outcome;
}
type Act = () => Promise<Deed>;

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
  await person.call(disputeReceipt, { id, part: 1, proof: await picture() });
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

/** A deposit that less was paid for than was asked, decided. */
const resolve =
  (decision: "credit" | "refuse"): Act =>
  async () => {
    const wire = { idempotencyKey: crypto.randomUUID(), channel: "sandbox", amount: "500.00" };
    const { envelope } = await (await member()).call(createDeposit, wire);
    const { id, payUrl } = answered<{ id: string; payUrl: string }>(envelope.value);
    const paid = { id: payUrl.split("/").at(-1) ?? "", reference: id, amount: "400.00", currency: "PHP" };
    await webhook(signedCallback("payment.succeeded", paid));
    const outcome = await perform("deposits", "resolve", id, decision, ...reason);
    return { subject: `deposit:${id}`, outcome };
  };

/** A command about the whole site. */
const site =
  (subject: string, command: [group: string, verb: string, ...args: string[]], effect: Effect = "changes"): Act =>
  async () => ({ subject, effects: [effect], outcome: await perform(...command) });

const publish = async () => {
  const outcome = await perform("notices", "add", "--title", "Tonight", "--content", "<p>From 2 to 4.</p>");
  return { id: /^Published as ([0-9a-f-]{36});/.exec(outcome.lines[0] ?? "")?.[1] ?? "", outcome };
};

/** Verb of the command line → the action it is written down as. In this order: some undo what the one before did. */
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
    "agents password",
    "password-renewed",
    async () => {
      const { account } = await openAgentAccount(operatorContext(), { username: freshName() });
      const outcome = await perform("agents", "password", account);
      return { subject: `player:${await idOf(account)}`, outcome };
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

const ofTheirOwn = (playerId: string, ...effects: Effect[]): Deed => ({
  subject: `player:${playerId}`,
  by: playerId,
  effects,
});

/** What people do to the keys of their account. */
const credentials: readonly (readonly [verb: string, action: string, act: Act])[] = [
  [
    "an account opened",
    "account-opened",
    async () => ({ subject: `player:${(await registerPlayer()).id}`, by: null, effects: ["creates"] }),
  ],
  [
    "the login password changed",
    "password-changed",
    async () => {
      const { id, cookies } = await registerPlayer();
      const [oldPassword, newPassword] = [goodPassword, "copper-48-lantern"];
      const wire = { oldPassword, newPassword, confirmNewPassword: newPassword };
      await callPortal(await handlerOf(changePassword), changePassword, wire, { cookies, ip: freshAddress() });
      return ofTheirOwn(id, "changes");
    },
  ],
  [
    "the payment password set",
    "payment-password-set",
    async () => {
      const person = await member();
      await person.call(setPaymentPassword, { newPassword: paymentPassword });
      return ofTheirOwn(person.playerId, "creates");
    },
  ],
  [
    "the payment password changed",
    "payment-password-set",
    async () => {
      const person = await member();
      await person.call(setPaymentPassword, { newPassword: paymentPassword });
      await person.call(setPaymentPassword, { oldPassword: paymentPassword, newPassword: "135791" });
      return ofTheirOwn(person.playerId, "creates", "changes");
    },
  ],
  [
    "a bank account bound",
    "bank-account-bound",
    async () => {
      const person = await member();
      await bindAccount(person);
      return ofTheirOwn(person.playerId, "creates");
    },
  ],
];

interface Row {
  id: string;
  action: string;
  before: unknown;
  after: unknown;
}

function effectOf({ before, after }: Row): Effect | "nothing" {
  if (before === null) return after === null ? "nothing" : "creates";
  if (after === null) return "removes";
  return isDeepStrictEqual(before, after) ? "looks" : "changes";
}

it.each([...commands, ...credentials])(
  "SEC-AUDIT %s is written down as %s, with whose act it was, before and after",
  async (_, action, act) => {
    const { sql } = operatorContext().db;
    const written = () =>
      sql<Row[]>`select id, action, subject, actor, actor_role as role, before, after from audit_entry order by at, id`;
    const known = new Set((await written()).map(({ id }) => id));
    const { subject, by = "Ana", effects = ["changes"], outcome } = await act();
    const found = (await written()).filter((row) => !known.has(row.id) && row.action === action);
    const role = by === "Ana" ? "operator" : by === null ? "visitor" : "player";
    const row = { id: expect.any(String), action, subject, actor: by, role };
    expect(found).toEqual(effects.map(() => expect.objectContaining(row)));
    expect(found.map(effectOf)).toEqual(effects);
    expect(outcome?.subject, "the subject by the verb's definition").toBe(by === "Ana" ? subject : undefined);
  },
);

/** Verbs that only look, and show nothing that is sensitive. */
const lookers = [
  "agents list",
  "audit list",
  "banners list",
  "deposits list",
  "notices list",
  "region list",
  "rewards list",
  "withdrawals list",
  "ledger check",
  "ledger house",
  "site show",
  "status show",
];

it("SEC-AUDIT there is no verb that changes something, and no action of one, that is not in the table", async () => {
  const verbs = (await Promise.all(Object.values(verbGroups).map((load) => load()))).flatMap(({ verbs }) => verbs);
  const audited = verbs.flatMap(({ group, name, auditActions }) =>
    auditActions.map((action) => `${group} ${name}: ${action}`),
  );
  expect(audited.sort()).toEqual([...new Set(commands.map(([verb, action]) => `${verb}: ${action}`))].sort());
  const unaudited = verbs.filter(({ auditActions }) => auditActions.length === 0);
  expect(unaudited.map(({ group, name }) => `${group} ${name}`).sort()).toEqual(lookers.sort());
});
