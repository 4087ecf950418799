import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { pendingPlays } from "#components/play/table/pending-play.ts";
import { adoptMember } from "#lib/client/member-state.ts";

const luz = { id: "018f3e2a-0000-7000-8000-000000000000", account: "luzreyes", isAgent: false, isTrial: false };
const ben = { ...luz, id: "018f3e2a-0000-7000-8000-000000000002", account: "bensantos" };

afterEach(() => vi.unstubAllGlobals());

test("SEC-OWNER a bet without a response is retried only for the player who placed it", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => undefined,
  });
  const pending = pendingPlays("dice-pending-money", z.object({ stake: z.string() }));
  adoptMember(luz);
  pending.keep({ stake: "10.00" });
  adoptMember(ben);
  expect(pending.take()).toBeNull();
  pending.drop();
  adoptMember(luz);
  expect(pending.take()).toEqual({ stake: "10.00" });
});
