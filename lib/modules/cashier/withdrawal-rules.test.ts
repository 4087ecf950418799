import { describe, expect, it } from "vitest";
import { withdrawalStates } from "#lib/contracts/cashier/withdrawal-view.ts";
import { afterParts, feeDue, isEnd, payable, withdrawalTable } from "#lib/modules/cashier/withdrawal-rules.ts";

describe("CASH-04 transition table", () => {
  it("CASH-04 is the specified one, with `returned` as the way a case gives the money back", () => {
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
      "disputed pay-again disbursing|waiting-for-receipt",
      "disputed return returned|waiting-for-receipt|disbursing|disputed",
    ]);
  });

  it("CASH-04 ends where nothing more can be done, and every state can be reached", () => {
    const ends = withdrawalStates.filter(isEnd);
    expect(ends).toEqual(["rejected", "cancelled", "received", "auto-received", "forced", "returned"]);
    const reached = new Set(Object.values(withdrawalTable).flatMap((actions) => Object.values(actions).flat()));
    expect(withdrawalStates.filter((state) => !reached.has(state))).toEqual(["requested"]);
  });

  it("CASH-05 goes on while parts are out, disputed or still to be paid", () => {
    expect(afterParts("received", ["received", "disputed", "waiting"], 5n)).toBe("disputed");
    expect(afterParts("received", ["received", "waiting"], 5n)).toBe("waiting-for-receipt");
    expect(afterParts("received", ["received"], 5n)).toBe("disbursing");
    expect(afterParts("auto-received", ["received", "auto-received"], 0n)).toBe("auto-received");
  });

  it("CASH-04 keeps the fee for the last part and takes it once", () => {
    expect(payable(1_000n, 50n, [])).toBe(950n);
    expect(feeDue(50n, [{ fee: 0n }])).toBe(50n);
    expect(payable(300n, 50n, [{ fee: 50n }])).toBe(300n);
  });
});
