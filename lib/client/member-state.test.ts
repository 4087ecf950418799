import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { balanceAtom } from "#lib/client/balance.ts";
import { favoriteIdsAtom } from "#lib/client/favorite-ids.ts";
import { liveAtoms, publishLive } from "#lib/client/live-state.ts";
import { adoptMember, enterMember, isLoginAtom, leaveMember, memberAtom } from "#lib/client/member-state.ts";
import { store } from "#lib/client/store.ts";
import type { LoginAnswer } from "#lib/contracts/identity/member.ts";

const answer: LoginAnswer = {
  id: "018f3e2a-0000-7000-8000-000000000000",
  account: "luzreyes",
  nickname: "Luz",
  type: 1,
  isAgent: true,
  isTrial: false,
  token: "session",
  firstTimeLogin: true,
  passwordExpired: false,
  mustChangePassword: false,
};
const kept = new Map<string, string>();
const state = () => {
  const member = store.get(memberAtom);
  const { isAgent = false, isTrial = false, firstTimeLogin = false } = member ?? {};
  return [store.get(isLoginAtom), isAgent, isTrial, firstTimeLogin];
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    clear: () => kept.clear(),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("AUTH-17 a login sets the client state and the specification's storage keys, none of them secret", () => {
  enterMember(answer);
  expect(state()).toEqual([true, true, false, true]);
  expect(Object.fromEntries(kept)).toEqual({
    token: "session",
    nickname: "Luz",
    account: "luzreyes",
    username: "luzreyes",
    customerId: answer.id,
    isAgent: "true",
  });
});

test("AUTH-12 a logout clears the client state and storage keys and restores the merchant's", () => {
  kept.set("merchant", "sinag").set("HOT_GAMES", "[]");
  enterMember(answer);
  leaveMember();
  expect(state()).toEqual([false, false, false, false]);
  expect(Object.fromEntries(kept)).toEqual({ merchant: "sinag" });
});

test("AUTH-17 the page's member is adopted, and its first login is remembered until another account logs in", () => {
  enterMember(answer);
  const luz = { id: "018f3e2a-0000-7000-8000-000000000000", account: "luzreyes", isAgent: true, isTrial: false };
  adoptMember(luz);
  expect(state()).toEqual([true, true, false, true]);
  adoptMember({ id: "018f3e2a-0000-7000-8000-000000000003", account: "demo1", isAgent: false, isTrial: true });
  expect(state()).toEqual([true, false, true, false]);
  adoptMember(null);
  expect(state()).toEqual([false, false, false, false]);
});

test("AUTH-12 a player's data is cleared when another player logs in", () => {
  const told = () => [store.get(balanceAtom), store.get(favoriteIdsAtom), store.get(liveAtoms.rewards)];
  const tell = () => {
    store.set(balanceAtom, "250.00");
    store.set(favoriteIdsAtom, new Set(["dice"]));
    publishLive("rewards", { claimable: 2 });
    publishLive("status", { status: 0, message: "" });
  };
  const luz = { id: "018f3e2a-0000-7000-8000-000000000000", account: "luzreyes", isAgent: false, isTrial: false };
  adoptMember(luz);
  tell();
  adoptMember({ ...luz });
  expect(told()).toEqual(["250.00", new Set(["dice"]), { claimable: 2 }]);
  adoptMember({ ...luz, id: "018f3e2a-0000-7000-8000-000000000002", account: "marisol" });
  expect(told()).toEqual([null, null, undefined]);
  expect(store.get(liveAtoms.status), "the site's news stay").toEqual({ status: 0, message: "" });
  tell();
  leaveMember();
  expect(told()).toEqual([null, null, undefined]);
});
