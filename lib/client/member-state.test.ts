import { getDefaultStore } from "jotai/vanilla";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  enterMember,
  firstTimeLoginAtom,
  isAgentAtom,
  isLoginAtom,
  isTrialAtom,
  leaveMember,
} from "#lib/client/member-state.ts";
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
const state = () =>
  [isLoginAtom, isAgentAtom, isTrialAtom, firstTimeLoginAtom].map((atom) => getDefaultStore().get(atom));

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    clear: () => kept.clear(),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("AUTH-17 a login sets the client state and the specification's keys, none of them a secret", () => {
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

test("AUTH-12 a logout clears them and restores the merchant's", () => {
  kept.set("merchant", "sinag").set("HOT_GAMES", "[]");
  enterMember(answer);
  leaveMember();
  expect(state()).toEqual([false, false, false, false]);
  expect(Object.fromEntries(kept)).toEqual({ merchant: "sinag" });
});
