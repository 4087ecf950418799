import type { PayoutState, WithdrawalState } from "#lib/contracts/cashier/withdrawal-view.ts";

export type WithdrawalAction =
  | "cancel"
  | "review"
  | "approve"
  | "reject"
  | "disburse"
  | "pay"
  | "fail"
  | "await-receipt"
  | "confirm"
  | "time-out"
  | "dispute"
  | "force"
  | "pay-again"
  | "return";

/** States after a part is answered: other parts are outstanding, more is to be paid, or a case is open. */
const more = ["waiting-for-receipt", "disbursing", "disputed"] as const;

/** Actions on outstanding parts, possible also while the payment of the held rest has failed. */
const receiptActions = {
  confirm: ["received", ...more],
  "time-out": ["auto-received", ...more],
  force: ["forced", ...more],
  dispute: ["disputed"],
} as const;

/**
 * CASH-04, CASH-05: every possible transition. Where an action has several targets, the rest of the withdrawal decides
 * (`afterParts`). A state without actions is final.
 */
export const withdrawalTable: Record<WithdrawalState, Partial<Record<WithdrawalAction, readonly WithdrawalState[]>>> = {
  requested: { cancel: ["cancelled"], review: ["reviewing"] },
  reviewing: { approve: ["approved"], reject: ["rejected"] },
  approved: { disburse: ["disbursing"], return: ["returned"] },
  disbursing: { disburse: ["disbursing"], pay: ["disbursed"], fail: ["failed"], return: ["returned"] },
  disbursed: { "await-receipt": ["waiting-for-receipt"] },
  failed: { disburse: ["disbursing"], return: ["returned", "waiting-for-receipt"], ...receiptActions },
  "waiting-for-receipt": { disburse: ["disbursing"], ...receiptActions },
  disputed: {
    confirm: ["received", ...more],
    force: ["forced", ...more],
    dispute: ["disputed"],
    "pay-again": ["disbursing", "waiting-for-receipt"],
    return: ["returned", ...more],
  },
  rejected: {},
  cancelled: {},
  received: {},
  "auto-received": {},
  forced: {},
  returned: {},
};

export function canDo(state: WithdrawalState, action: WithdrawalAction): boolean {
  return withdrawalTable[state][action] !== undefined;
}

/** The final states, which have no actions. */
export const endStates = ["rejected", "cancelled", "received", "auto-received", "forced", "returned"] as const;

export function isEnd(state: WithdrawalState): state is (typeof endStates)[number] {
  return Object.keys(withdrawalTable[state]).length === 0;
}

type ReceiptState = Extract<WithdrawalState, "received" | "auto-received" | "forced" | "returned">;

/** Returns the state after the latest answer. `remaining` is still held, in minor units. */
export function afterParts(latest: ReceiptState, parts: readonly PayoutState[], remaining: bigint): WithdrawalState {
  if (parts.includes("disputed")) return "disputed";
  if (parts.includes("waiting")) return "waiting-for-receipt";
  return remaining > 0n ? "disbursing" : latest;
}

/**
 * Returns the amount that can still be sent to the player, in minor units: the fee is taken once, with the last part.
 */
export function payable(remaining: bigint, fee: bigint, parts: readonly { fee: bigint }[]): bigint {
  return remaining - feeDue(fee, parts);
}

export function feeDue(fee: bigint, parts: readonly { fee: bigint }[]): bigint {
  return parts.some((part) => part.fee > 0n) ? 0n : fee;
}
