import { describe, expect, it } from "vitest";
import { type PayoutState, type WithdrawalState, withdrawalStates } from "#lib/contracts/cashier/withdrawal-view.ts";
import {
  afterParts,
  endStates,
  feeDue,
  isEnd,
  payable,
  type WithdrawalAction,
  withdrawalTable,
} from "#lib/modules/cashier/withdrawal-rules.ts";

describe("CASH-04 transition table", () => {
  it("CASH-04 the table is the specified one, and a case that gives the money back ends in `returned`", () => {
    const rows = withdrawalStates.flatMap((from) =>
      Object.entries(withdrawalTable[from]).map(([action, to]) => `${from} ${action} ${to.join("|")}`),
    );
    expect(rows).toEqual([
      "requested cancel cancelled",
      "requested review reviewing",
      "reviewing approve approved",
      "reviewing reject rejected",
      "approved disburse disbursing",
      "approved return returned",
      "disbursing disburse disbursing",
      "disbursing pay disbursed",
      "disbursing fail failed",
      "disbursing return returned",
      "disbursed await-receipt waiting-for-receipt",
      "failed disburse disbursing",
      "failed return returned|waiting-for-receipt",
      "failed confirm received|waiting-for-receipt|disbursing|disputed",
      "failed time-out auto-received|waiting-for-receipt|disbursing|disputed",
      "failed force forced|waiting-for-receipt|disbursing|disputed",
      "failed dispute disputed",
      "waiting-for-receipt disburse disbursing",
      "waiting-for-receipt confirm received|waiting-for-receipt|disbursing|disputed",
      "waiting-for-receipt time-out auto-received|waiting-for-receipt|disbursing|disputed",
      "waiting-for-receipt force forced|waiting-for-receipt|disbursing|disputed",
      "waiting-for-receipt dispute disputed",
      "disputed confirm received|waiting-for-receipt|disbursing|disputed",
      "disputed force forced|waiting-for-receipt|disbursing|disputed",
      "disputed dispute disputed",
      "disputed pay-again disbursing|waiting-for-receipt",
      "disputed return returned|waiting-for-receipt|disbursing|disputed",
    ]);
  });

  it("CASH-04 states without actions are final, and every state can be reached", () => {
    const ends = withdrawalStates.filter(isEnd);
    expect(ends).toEqual(["rejected", "cancelled", "received", "auto-received", "forced", "returned"]);
    expect(endStates).toEqual(ends);
    const reached = new Set(Object.values(withdrawalTable).flatMap((actions) => Object.values(actions).flat()));
    expect(withdrawalStates.filter((state) => !reached.has(state))).toEqual(["requested"]);
  });

  it("CASH-05 a withdrawal continues while parts are outstanding, disputed or still to be paid", () => {
    expect(afterParts("received", ["received", "disputed", "waiting"], 5n)).toBe("disputed");
    expect(afterParts("received", ["received", "waiting"], 5n)).toBe("waiting-for-receipt");
    expect(afterParts("received", ["received"], 5n)).toBe("disbursing");
    expect(afterParts("auto-received", ["received", "auto-received"], 0n)).toBe("auto-received");
  });

  it("CASH-04 the fee is taken once, with the last part", () => {
    expect(payable(1_000n, 50n, [])).toBe(950n);
    expect(feeDue(50n, [{ fee: 0n }])).toBe(50n);
    expect(payable(300n, 50n, [{ fee: 50n }])).toBe(300n);
  });
});

/** A withdrawal as the table sees it; every part takes one of the held units. */
interface Case {
  state: WithdrawalState;
  parts: readonly PayoutState[];
  held: number;
}

const mostParts = 4;
const isOpen = (part: PayoutState) => part === "waiting" || part === "disputed";

/** Returns the cases that any next act can lead to. */
function following({ state, parts, held }: Case): Case[] {
  const go = (action: WithdrawalAction, next: Case) =>
    withdrawalTable[state][action]?.includes(next.state) ? [next] : [];
  const answer = (
    action: WithdrawalAction,
    to: "received" | "auto-received" | "forced",
    from: readonly PayoutState[],
  ) =>
    parts.flatMap((part, index) => {
      const answered = parts.with(index, to);
      return from.includes(part)
        ? go(action, { state: afterParts(to, answered, BigInt(held)), parts: answered, held })
        : [];
    });
  const disputes = parts.flatMap((part, index) =>
    part === "waiting" ? go("dispute", { state: "disputed", parts: parts.with(index, "disputed"), held }) : [],
  );
  const back = parts.map((part) => (part === "disputed" ? "returned" : part));
  const again = held + parts.filter((part) => part === "disputed").length;
  const begun = state === "disbursing" || withdrawalTable[state].disburse !== undefined;
  const sent: Case = { state: "waiting-for-receipt", parts: [...parts, "waiting"], held: held - 1 };
  return [
    ...go("cancel", { state: "cancelled", parts, held: 0 }),
    ...go("review", { state: "reviewing", parts, held }),
    ...go("approve", { state: "approved", parts, held }),
    ...go("reject", { state: "rejected", parts, held: 0 }),
    ...(begun && held > 0 && parts.length < mostParts ? [sent] : []),
    ...(begun && held > 0 ? [{ state: "failed" as const, parts, held }] : []),
    ...answer("confirm", "received", ["waiting", "disputed"]),
    ...answer("time-out", "auto-received", ["waiting"]),
    ...answer("force", "forced", ["waiting", "disputed"]),
    ...disputes,
    ...go("return", { state: afterParts("returned", back, 0n), parts: back, held: 0 }),
    ...go("pay-again", { state: afterParts("returned", back, BigInt(again)), parts: back, held: again }),
  ];
}

describe("CASH-04 every possible case", () => {
  const cases = new Map<string, Case>();
  const queue: Case[] = [{ state: "requested", parts: [], held: 3 }];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (cases.has(JSON.stringify(next))) continue;
    cases.set(JSON.stringify(next), next);
    queue.push(...following(next));
  }
  const all = [...cases.values()];

  it("CASH-04 every transition of the table is used, and a final state has nothing held and no open part", () => {
    expect(all.length).toBeGreaterThan(200);
    // No withdrawal stays in `disbursed`: the same act asks the player for confirmation.
    expect(new Set(all.map(({ state }) => state)).size).toBe(withdrawalStates.length - 1);
    const ends = all.filter(({ state }) => isEnd(state));
    expect(ends.filter(({ parts, held }) => held > 0 || parts.some(isOpen))).toEqual([]);
  });

  it("CASH-04 a final state can be reached from every case", () => {
    const ending = new Set(all.filter(({ state }) => isEnd(state)).map((one) => JSON.stringify(one)));
    for (let size = -1; size !== ending.size; ) {
      size = ending.size;
      for (const one of all)
        if (following(one).some((next) => ending.has(JSON.stringify(next)))) ending.add(JSON.stringify(one));
    }
    expect(all.filter((one) => !ending.has(JSON.stringify(one)))).toEqual([]);
  });

  it("CASH-05 in every case, an outstanding part can be answered, and held money can be sent or returned", () => {
    for (const one of all) {
      const next = following(one);
      one.parts.forEach((part, index) => {
        if (isOpen(part))
          expect(
            next.map(({ parts }) => parts[index]),
            JSON.stringify(one),
          ).toContain("received");
      });
      if (one.held > 0 && !["requested", "reviewing"].includes(one.state)) {
        const free = next.some(({ held }) => held < one.held) || one.parts.length === mostParts;
        expect(free, JSON.stringify(one)).toBe(true);
      }
    }
  });
});
