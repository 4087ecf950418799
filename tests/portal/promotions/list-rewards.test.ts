import { afterEach, describe, expect, it } from "vitest";
import { readStateCall } from "#lib/contracts/identity/read-state.ts";
import { listRewardsCall as call } from "#lib/contracts/promotions/list-rewards.ts";
import { countClaimable, listRewards, revokeReward } from "#lib/modules/promotions/index.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import { answered, expectBooksClean, type Member, member, operatorContext } from "#tests/support/fixtures/cashier.ts";
import { offerEveryLanguage } from "#tests/support/fixtures/languages.ts";
import { claim, daysAgo, granted, rewardable } from "#tests/support/fixtures/promotions.ts";

interface Page {
  content: {
    id: string;
    title: string;
    state: string;
    turnover: string;
    claimedAt: string | null;
    endedAt: string | null;
  }[];
  next: string | null;
  previous: string | null;
  totals: { count: number };
}

afterEach(expectBooksClean);

const read = async (person: Member, wire: Record<string, unknown> = {}) =>
  answered<Page>((await person.call(call, wire)).envelope.value);

/** Rewards in every state, two of them claimable. */
async function history() {
  const person = await rewardable();
  const expired = await granted(person, { days: 1 }, daysAgo(2));
  const later = await granted(person, { days: 9 });
  const sooner = await granted(person, { days: 2 }, daysAgo(1));
  const revoked = await granted(person);
  await revokeReward(operatorContext(), { id: revoked, reason: "a slip" });
  const claimed = await granted(person);
  expect(await claim(person, claimed)).toBe("200 claimed");
  return { person, ids: [sooner, later, claimed, revoked, expired] };
}

describe("PROMO-03 the reward centre", () => {
  it("PROMO-03 lists claimable rewards by expiry, then ended ones, newest first", async () => {
    const { person, ids } = await history();
    const { content, totals, next, previous } = await read(person);
    expect(content.map(({ id }) => id)).toEqual(ids);
    expect(content.map(({ state }) => state)).toEqual(["claimable", "claimable", "claimed", "revoked", "expired"]);
    expect(content.map(({ endedAt }) => endedAt === null)).toEqual([true, true, false, false, false]);
    expect(content.filter(({ claimedAt }) => claimedAt !== null)).toHaveLength(1);
    expect([totals, next, previous]).toEqual([{ count: 5 }, null, null]);
  });

  it("PROMO-03 pages through all rewards and filters claimable from ended ones", async () => {
    const { person, ids } = await history();
    const seen: string[] = [];
    let cursor: string | null | undefined;
    for (const more of [true, true, false]) {
      const page: Page = await read(person, { cursor, pageSize: 2 });
      expect([page.totals.count, page.next !== null]).toEqual([5, more]);
      seen.push(...page.content.map(({ id }) => id));
      cursor = page.next;
    }
    expect(seen).toEqual(ids);
    const only = async (open: boolean) => {
      const { content } = await listRewards(person.context, { pageSize: 10, open });
      return content.map(({ id }) => id);
    };
    expect([await only(true), await only(false)]).toEqual([ids.slice(0, 2), ids.slice(2)]);
  });

  it("PROMO-03 PROMO-08 MEMBER-02 claimable rewards are counted by the clock, also in the member's state", async () => {
    const { person } = await history();
    expect(await countClaimable(person.context)).toBe(2);
    expect(await countClaimable({ ...person.context, clock: { now: () => daysAgo(-3) } })).toBe(1);
    expect(await countClaimable({ ...person.context, clock: { now: () => daysAgo(-30) } })).toBe(0);
    expect((await person.call(readStateCall)).envelope.value).toMatchObject({
      availablePromoCount: 2,
      availablePromo: { REFERRAL: { enabled: false } },
    });
  });

  it("PROMO-03 shows a title in the language of the call and falls back to English", async () => {
    await offerEveryLanguage();
    const person = await rewardable();
    await granted(person, { titles: { en: "Welcome", ar: "أهلاً" } });
    const titleIn = async (language: string) => {
      const facts = { cookies: [person.cookie], headers: { "accept-language": language } };
      const { envelope } = await callPortal(await handlerOf(call), call, {}, facts);
      return answered<Page>(envelope.value).content[0]?.title;
    };
    expect([await titleIn("ar"), await titleIn("fil"), await titleIn("en")]).toEqual(["أهلاً", "Welcome", "Welcome"]);
  });

  it("PROMO-03 shows each reward's turnover requirement by the site's multiple at the time of the grant", async () => {
    const person = await rewardable();
    for (const promotionTurnoverMultiple of [8, 0, null]) {
      await changeSiteSettings(operatorContext(), { cashier: { promotionTurnoverMultiple } });
      await granted(person);
    }
    const { content } = await read(person);
    expect(content.map(({ turnover }) => turnover).sort()).toEqual(["0.00", "704.00", "88.00"]);
  });

  it("SEC-IDOR shows no rewards of other players", async () => {
    await history();
    expect(await read(await member())).toEqual({ content: [], next: null, previous: null, totals: { count: 0 } });
  });

  it.each([{ cursor: "0" }, { pageSize: "101" }, { state: "claimed" }])("PROMO-03 rejects %j", async (wire) => {
    expect((await (await member()).call(call, wire)).envelope.code).toBe("invalid-input");
  });

  it("SEC-ROLE rejects visitors and trial accounts", async () => {
    const handler = await handlerOf(call);
    expect((await callPortal(handler, call)).envelope.code).toBe("not-logged-in");
    const cookies = [await sessionFor("trial")];
    expect((await callPortal(handler, call, {}, { cookies })).envelope.code).toBe("need-real-account");
  });

  it("SEC-IDLE an idle session must log in again to see rewards", async () => {
    const later = { clock: { now: () => new Date(Date.now() + 31 * 60_000) } };
    const handler = portalRoute(call, async () => Promise.reject(new Error("reached")), later);
    const answer = await callPortal(handler, call, {}, { cookies: [await sessionFor("player")] });
    expect([answer.status, answer.envelope.code]).toEqual([401, "session-expired"]);
  });
});
