import { afterEach, describe, expect, it } from "vitest";
import { readAccountRecordCall } from "#lib/contracts/cashier/read-account-record.ts";
import { readBalanceCall } from "#lib/contracts/cashier/read-balance.ts";
import { readWithdrawalOptionsCall } from "#lib/contracts/cashier/read-withdrawal-options.ts";
import { requestWithdrawalCall } from "#lib/contracts/cashier/request-withdrawal.ts";
import { claimRewardCall } from "#lib/contracts/promotions/claim-reward.ts";
import { claimReward, revokeReward } from "#lib/modules/promotions/index.ts";
import { applicationRole, openDatabase } from "#lib/platform/database.ts";
import { env } from "#lib/platform/env.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import {
  answered,
  bindAccount,
  expectBooksClean,
  type Member,
  member,
  operatorContext,
  paymentPassword,
  play,
} from "#tests/support/fixtures/cashier.ts";
import { claim, daysAgo, granted, rewardable } from "#tests/support/fixtures/promotions.ts";
import { fundedPlayer } from "#tests/support/ledger/ledger.ts";

afterEach(expectBooksClean);

const balanceOf = async (person: Member) =>
  answered<{ balance: string }>((await person.call(readBalanceCall)).envelope.value).balance;

const auditOf = async ({ context }: Member, id: string) => {
  const rows = await context.db.sql`
    select action, actor from audit_entry where subject = ${`reward:${id}`} order by at, id`;
  return rows.map(({ action, actor }) => `${action} by ${actor}`);
};

describe("PROMO-03 claiming a reward", () => {
  it("PROMO-03 a claim credits the balance, opens a missing wallet account and is its own movement", async () => {
    const person = await rewardable();
    const id = await granted(person);
    const { envelope } = await person.call(claimRewardCall, { id });
    expect(envelope.value).toMatchObject({
      id,
      state: "claimed",
      amount: "88.00",
      turnover: "88.00",
      title: "Welcome",
    });
    expect(await balanceOf(person)).toBe("88.00");
    const record = (await person.call(readAccountRecordCall)).envelope.value;
    expect(record).toMatchObject({
      content: [{ type: "bonus", kind: "promo", amount: "88.00", balanceAfter: "88.00", reference: id }],
    });
    expect(await auditOf(person, id)).toEqual(["reward-granted by Ana", `reward-claimed by ${person.playerId}`]);
  });

  it("PROMO-03 a repeated claim returns the same value and pays nothing", async () => {
    const person = await rewardable();
    const id = await granted(person);
    const [first, second] = [await person.call(claimRewardCall, { id }), await person.call(claimRewardCall, { id })];
    expect(second.envelope).toEqual(first.envelope);
    expect(await balanceOf(person)).toBe("88.00");
  });

  it("PROMO-03 eight concurrent claims on separate connections pay once and all return the same value", async () => {
    const person = await rewardable();
    const id = await granted(person);
    const answers = await overConnections(8, (db) => claimReward({ ...person.context, db }, { id }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["fulfilled"]));
    const texts = answers.map((answer) => (answer.status === "fulfilled" ? answer.value.claimedAt?.toISOString() : ""));
    expect(new Set(texts).size).toBe(1);
    expect(await balanceOf(person)).toBe("88.00");
    expect((await auditOf(person, id)).length).toBe(2);
  });

  it("PROMO-03 when a claim and a revocation run at the same time, exactly one of them takes effect", async () => {
    const person = await rewardable();
    for (let round = 0; round < 12; round++) {
      const id = await granted(person, { amount: 1_00n });
      const before = Number(await balanceOf(person));
      const [claimed, revoked] = await overConnections(2, (db, lane) => {
        const revoke = (lane + round) % 2 === 1;
        if (revoke) return revokeReward({ ...operatorContext(), db }, { id, reason: "a slip" }).then(() => "revoked");
        return claimReward({ ...person.context, db }, { id }).then(() => "claimed");
      });
      const done = [claimed, revoked].flatMap((end) => (end?.status === "fulfilled" ? [end.value] : []));
      expect(done).toHaveLength(1);
      expect(Number(await balanceOf(person)) - before).toBe(done[0] === "claimed" ? 1 : 0);
      expect(await claim(person, id)).toBe(done[0] === "claimed" ? "200 claimed" : "409 reward-revoked");
    }
  });

  it("PROMO-03 rejects an expired, revoked, unknown or another player's reward and pays nothing", async () => {
    const person = await rewardable();
    const late = await granted(person, { days: 1 }, daysAgo(1));
    expect(await claim(person, late)).toBe("409 reward-expired");
    const revoked = await granted(person);
    await revokeReward(operatorContext(), { id: revoked, reason: "a slip" });
    expect(await claim(person, revoked)).toBe("409 reward-revoked");
    const theirs = await granted(await rewardable());
    expect([await claim(person, theirs), await claim(person)]).toEqual(["404 not-found", "404 not-found"]);
    expect(await balanceOf(person)).toBe("0.00");
  });

  it("PROMO-03 a claimed reward stays claimed after its expiry", async () => {
    const person = await rewardable();
    const id = await granted(person, { days: 1 });
    expect(await claim(person, id)).toBe("200 claimed");
    const later = { ...person.context, clock: { now: () => daysAgo(-2) } };
    await expect(claimReward(later, { id })).resolves.toMatchObject({ state: "claimed" });
  });

  it("PROMO-03 pays in the currency of the grant, also beside an account in another currency", async () => {
    const person = await rewardable();
    await fundedPlayer(person.context, 10_00n, "USD", person.playerId);
    expect(await claim(person, await granted(person))).toBe("200 claimed");
    expect(await balanceOf(person)).toBe("88.00");
  });

  it.each(["42", "", null])("PROMO-03 rejects the id %j", async (id) => {
    expect((await (await member()).call(claimRewardCall, { id })).envelope.code).toBe("invalid-input");
  });

  it("SEC-ROLE a visitor and a trial account cannot claim, and the use case checks the role itself", async () => {
    const id = await granted(await rewardable());
    const handler = await handlerOf(claimRewardCall);
    expect((await callPortal(handler, claimRewardCall, { id })).envelope.code).toBe("not-logged-in");
    const cookies = [await sessionFor("trial")];
    expect((await callPortal(handler, claimRewardCall, { id }, { cookies })).envelope.code).toBe("need-real-account");
    const { context, playerId } = await member();
    expect(() => claimReward({ ...context, actor: { role: "visitor" } }, { id })).toThrow("not-logged-in");
    const trial = { role: "trial", playerId, account: "t", sessionId: "t" } as const;
    expect(() => claimReward({ ...context, actor: trial }, { id })).toThrow("need-real-account");
  });

  it("SEC-IDLE an idle session must log in again to claim", async () => {
    const later = { clock: { now: () => new Date(Date.now() + 31 * 60_000) } };
    const handler = portalRoute(claimRewardCall, async () => Promise.reject(new Error("reached")), later);
    const answer = await callPortal(
      handler,
      claimRewardCall,
      { id: crypto.randomUUID() },
      { cookies: [await sessionFor("player")] },
    );
    expect([answer.status, answer.envelope.code]).toEqual([401, "session-expired"]);
  });

  it.each([
    "update reward set amount = 1",
    "update reward set turnover_multiple = 0",
    "update turnover_multiple set multiple = 0",
    "delete from turnover_multiple",
    "update reward set player_id = gen_random_uuid()",
    "update reward set expires_at = 'infinity'",
    "delete from reward",
  ])("CASH-01 the application role cannot run: %s", async (statement) => {
    const { context } = await member();
    await expect(context.db.sql.unsafe(statement)).rejects.toMatchObject({ code: "42501" });
  });

  it.each([
    "claimed_at = granted_at, revoked_at = granted_at, revoke_reason = 'x'",
    "claimed_at = expires_at",
    "revoked_at = granted_at",
    "revoke_reason = 'x'",
  ])("PROMO-03 a reward cannot be in the state: %s", async (set) => {
    const person = await rewardable();
    const id = await granted(person);
    const wrong = person.context.db.sql.unsafe(`update reward set ${set} where id = '${id}'`);
    await expect(wrong).rejects.toMatchObject({ code: "23514" });
  });
});

describe("CASH-04 withdrawal after a claimed reward", () => {
  const setMultiple = (promotionTurnoverMultiple: number | null) =>
    changeSiteSettings(operatorContext(), { cashier: { promotionTurnoverMultiple } });

  it("CASH-04 a claimed reward must be staked by the site's multiple at the time of the grant", async () => {
    const person = await rewardable();
    const bankAccountId = await bindAccount(person);
    const ask = () => {
      const wire = { idempotencyKey: crypto.randomUUID(), amount: "100.00", bankAccountId, paymentPassword };
      return person.call(requestWithdrawalCall, wire);
    };
    await setMultiple(3);
    const id = await granted(person, { amount: 200_00n });
    await setMultiple(8);
    expect(await claim(person, id)).toBe("200 claimed");
    expect((await ask()).envelope).toMatchObject({ code: "turnover-not-met", value: { left: "600.00" } });
    await setMultiple(null);
    expect((await ask()).envelope).toMatchObject({ code: "turnover-not-met", value: { left: "600.00" } });
    expect((await person.call(claimRewardCall, { id })).envelope.value).toMatchObject({
      state: "claimed",
      turnover: "600.00",
    });
    await play(person, 200_00n);
    const { envelope } = await person.call(readWithdrawalOptionsCall);
    expect(envelope.value).toMatchObject({ turnover: { required: "600.00", left: "400.00" } });
  });

  it("CASH-04 a withdrawal is possible once the turnover requirement by the site's multiple is met", async () => {
    const person = await rewardable();
    const bankAccountId = await bindAccount(person);
    expect(await claim(person, await granted(person, { amount: 200_00n }))).toBe("200 claimed");
    const ask = () => {
      const wire = { idempotencyKey: crypto.randomUUID(), amount: "100.00", bankAccountId, paymentPassword };
      return person.call(requestWithdrawalCall, wire);
    };
    expect((await ask()).envelope).toMatchObject({ code: "turnover-not-met", value: { left: "200.00" } });
    await play(person, 150_00n);
    const { envelope } = await person.call(readWithdrawalOptionsCall);
    expect(envelope.value).toMatchObject({ turnover: { required: "200.00", left: "50.00" } });
    await play(person, 50_00n);
    expect((await ask()).status).toBe(200);
  });

  it.each([-1, 51, 1.5, "2"])("CASH-04 rejects the site multiple %j", async (promotionTurnoverMultiple) => {
    const change = { cashier: { promotionTurnoverMultiple } };
    await expect(changeSiteSettings(operatorContext(), change)).rejects.toMatchObject({
      code: "invalid-input",
      issues: [{ path: "cashier.promotionTurnoverMultiple" }],
    });
  });
});

type Pool = ReturnType<typeof openDatabase>;

/** Runs `work` on that many open connections at the same time. */
async function overConnections<T>(count: number, work: (db: Pool, lane: number) => Promise<T>) {
  const pools = Array.from({ length: count }, () =>
    openDatabase({ url: env().DATABASE_URL, role: applicationRole, maxConnections: 1 }),
  );
  await Promise.all(pools.map(({ sql }) => sql`select 1`));
  const answers = await Promise.allSettled(pools.map(work));
  await Promise.all(pools.map((pool) => pool.close()));
  return answers;
}
