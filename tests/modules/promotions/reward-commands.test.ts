import { afterEach, expect, it } from "vitest";
import { UsageError } from "#lib/cli/usage-error.ts";
import { grantReward, listGrantedRewards, revokeReward } from "#lib/modules/promotions/index.ts";
import { expectBooksClean, operatorContext } from "#tests/support/fixtures/cashier.ts";
import { createAgent, createTestAccount } from "#tests/support/fixtures/identity.ts";
import { claim, granted, rewardable } from "#tests/support/fixtures/promotions.ts";
import { ops } from "#tests/support/processes/commands.ts";

afterEach(expectBooksClean);
const rewards = (verb: string, ...args: string[]) => ops("rewards", verb, ...args);

const idIn = (said: string) => /^Granted as ([0-9a-f-]{36})\.$/.exec(said)?.[1] ?? "";

it("PROMO-03 an operator grants a reward, lists it and revokes it, under their own name", async () => {
  const person = await rewardable();
  const words = ["--title", "Sorry for the wait", "--title-fil", "Paumanhin", "--title-ar", "عذراً"];
  const id = idIn(await rewards("grant", person.account.toUpperCase(), "88.50", ...words));
  const listed = await rewards("list", "--account", person.account);
  expect(listed).toMatch(
    new RegExp(`^${id}  .*  claimable  ${person.playerId}  88\\.50 PHP  Sorry for the wait\n1 reward$`),
  );
  const listedNow = await listGrantedRewards(operatorContext(), { account: person.account, pageSize: 10 });
  const [row] = listedNow.rows;
  expect((row?.expiresAt.getTime() ?? 0) - (row?.grantedAt.getTime() ?? 0)).toBe(30 * 86_400_000);
  expect(row?.titles).toEqual({ en: "Sorry for the wait", fil: "Paumanhin", ar: "عذراً" });
  expect(await rewards("revoke", id, "--reason", "granted twice")).toMatch(/^Taken back/);
  expect(await rewards("list", "--account", person.account, "--state", "claimable")).toBe("0 rewards");
  expect(await rewards("list", "--account", person.account, "--state", "revoked")).toContain(`"granted twice"`);
  await expect(rewards("revoke", id, "--reason", "again")).rejects.toMatchObject({
    code: "conflict",
    params: { state: "revoked" },
  });
  const rows = await person.context.db.sql`
    select action, actor, reason from audit_entry where subject = ${`reward:${id}`} order by at, id`;
  expect(rows.map(({ action, actor, reason }) => `${action} ${actor} ${reason}`)).toEqual([
    "reward-granted Ana null",
    "reward-revoked Ana granted twice",
  ]);
});

it("PROMO-03 a claimed reward cannot be revoked", async () => {
  const person = await rewardable();
  const id = await granted(person);
  expect(await claim(person, id)).toBe("200 claimed");
  await expect(rewards("revoke", id, "--reason", "late")).rejects.toMatchObject({ params: { state: "claimed" } });
  expect(await rewards("list", "--account", person.account)).toMatch(/ claimed {4}/);
});

it("PROMO-03 agents may get a reward; trial accounts and unknown names may not", async () => {
  const agent = await createAgent();
  expect(idIn(await rewards("grant", agent.account, "5", "--title", "Thanks", "--days", "7"))).not.toBe("");
  const trial = await createTestAccount("trial");
  const grant = (account: string) => rewards("grant", account, "5", "--title", "Thanks");
  await expect(grant(trial.account)).rejects.toMatchObject({ code: "need-real-account" });
  await expect(grant("nobody-here")).rejects.toMatchObject({ code: "not-found" });
  await expect(rewards("list", "--account", "nobody-here")).rejects.toMatchObject({ code: "not-found" });
});

it.each([
  [["0"], "amount"],
  [["100000.01"], "amount"],
  [["5", "--days", "0"], "days"],
  [["5", "--days", "366"], "days"],
  [["5", "--title", " "], "titles.en"],
  [["5", "--title-ar", "x".repeat(121)], "titles.ar"],
] as const)("PROMO-03 `rewards grant ACCOUNT %j` is rejected with an error at %s", async (args, path) => {
  const { account } = await rewardable();
  const [amount, ...more] = args;
  await expect(rewards("grant", account, amount, "--title", "Thanks", ...more)).rejects.toMatchObject({
    code: "invalid-input",
    issues: [{ path }],
  });
  expect(await rewards("list", "--account", account)).toBe("0 rewards");
});

it.each([
  ["grant", "luzreyes"],
  ["grant", "luzreyes", "88"],
  ["grant", "luzreyes", "lots", "--title", "Thanks"],
  ["grant", "luzreyes", "1.005", "--title", "Thanks"],
  ["grant", "luzreyes", "88", "--title", "Thanks", "--days", "soon"],
  ["grant", "luz", "reyes", "88", "--title", "Thanks"],
  ["list", "--state", "lost"],
  ["revoke", crypto.randomUUID()],
  ["revoke", "42", "--reason", "a slip"],
] as const)("PROMO-03 `rewards %s %s %s` prints its usage", async (verb, ...args) => {
  await expect(rewards(verb, ...args)).rejects.toBeInstanceOf(UsageError);
});

it("PROMO-03 a reward with a code is granted to a player once, also in parallel and after it has ended", async () => {
  const [person, other] = [await rewardable(), await rewardable()];
  const welcome = (account: string) =>
    grantReward(operatorContext(), { account, code: "welcome", amount: 1_00n, titles: { en: "Welcome" }, days: 1 });
  const ids = await Promise.all([1, 2, 3, 4].map(() => welcome(person.account)));
  const [id = "", ...more] = ids.filter((given) => given !== null);
  expect(more).toEqual([]);
  expect(await welcome(other.account)).not.toBeNull();
  await revokeReward(operatorContext(), { id, reason: "a slip" });
  expect(await welcome(person.account)).toBeNull();
});
