import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptChoices } from "#components/play/table/kept-choices.ts";
import { clampStake } from "#components/play/table/stakes.ts";
import { adoptMember } from "#lib/client/member-state.ts";
import { money } from "#lib/contracts/wire.ts";
import { diceChoice, diceChoiceCheck } from "#lib/originals/dice/shapes.ts";

const luz = { id: "018f3e2a-0000-7000-8000-000000000000", account: "luzreyes", isAgent: false, isTrial: false };
const ben = { ...luz, id: "018f3e2a-0000-7000-8000-000000000002", account: "bensantos" };
const betShape = diceChoice.check(diceChoiceCheck);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("GAME-03 stake and target survive a reload, for each game and mode", () => {
  adoptMember(luz);
  keptChoices("dice", "money").keep("stake", money, 12_50n);
  keptChoices("dice", "money").keep("bet", betShape, { direction: "under", target: 2_500 });
  expect(keptChoices("dice", "money").read("stake", money)).toBe(12_50n);
  expect(keptChoices("dice", "money").read("bet", betShape)).toEqual({ direction: "under", target: 2_500 });
  expect(keptChoices("dice", "demo").read("stake", money)).toBeNull();
  expect(keptChoices("parol-nights", "money").read("stake", money)).toBeNull();
});

test("SEC-OWNER another player does not get the choices of the one before", () => {
  adoptMember(luz);
  keptChoices("dice", "money").keep("stake", money, 900_00n);
  adoptMember(ben);
  expect(keptChoices("dice", "money").read("stake", money)).toBeNull();
});

test("GAME-03 a stored choice never goes beyond the limits", () => {
  adoptMember(luz);
  const kept = keptChoices("dice", "money");
  // A target without winning rolls, as an older version or a person may have written it.
  sessionStorage.setItem(`dice-bet-money-${luz.id}`, JSON.stringify({ direction: "over", target: 9_999 }));
  sessionStorage.setItem(`dice-stake-money-${luz.id}`, "ten");
  expect(kept.read("bet", betShape)).toBeNull();
  expect(kept.read("stake", money)).toBeNull();
  kept.keep("stake", money, 5_000_00n);
  expect(clampStake(kept.read("stake", money) ?? 0n, 1_00n, 1_000_00n, 25n)).toBe(1_000_00n);
});
