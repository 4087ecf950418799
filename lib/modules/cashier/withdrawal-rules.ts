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

/** Once a part is answered: other parts are out, more is to be paid, a case is open, or it was the last. */
const more = ["waiting-for-receipt", "disbursing", "disputed"] as const;

/** What becomes of parts that are out: also while what is still held could not be sent. */
const asked = {
  confirm: ["received", ...more],
  "time-out": ["auto-received", ...more],
  force: ["forced", ...more],
  dispute: ["disputed"],
} as const;

/**
 * CASH-04, CASH-05: every transition there is. Where an action has several ends, what is left of the withdrawal decides
 * (`afterParts`). A state without actions is an end.
 */
export const withdrawalTable: Record<WithdrawalState, Partial<Record<WithdrawalAction, readonly WithdrawalState[]>>> = {
  requested: { cancel: ["cancelled"], review: ["reviewing"] },
  reviewing: { approve: ["approved"], reject: ["rejected"] },
  approved: { disburse: ["disbursing"], return: ["returned"] },
  disbursing: { disburse: ["disbursing"], pay: ["disbursed"], fail: ["failed"], return: ["returned"] },
  disbursed: { "await-receipt": ["waiting-for-receipt"] },
  failed: { disburse: ["disbursing"], return: ["returned", "waiting-for-receipt"], ...asked },
  "waiting-for-receipt": { disburse: ["disbursing"], ...asked },
  disputed: {
    confirm: ["received", ...more],
    force: ["forced", ...more],
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

/** The final states: they have no actions. */
export const endStates = ["rejected", "cancelled", "received", "auto-received", "forced", "returned"] as const;

export function isEnd(state: WithdrawalState): state is (typeof endStates)[number] {
  return Object.keys(withdrawalTable[state]).length === 0;
}

type Answer = Extract<WithdrawalState, "received" | "auto-received" | "forced" | "returned">;

/** Where a withdrawal stands once its last answer is in. `remaining` is still held, minor units. */
export function afterParts(answer: Answer, parts: readonly PayoutState[], remaining: bigint): WithdrawalState {
  if (parts.includes("disputed")) return "disputed";
  if (parts.includes("waiting")) return "waiting-for-receipt";
  return remaining > 0n ? "disbursing" : answer;
}

/** What can still be sent to the person: the fee is taken with the last part, once. Minor units. */
export function payable(remaining: bigint, fee: bigint, parts: readonly { fee: bigint }[]): bigint {
  return remaining - feeDue(fee, parts);
}

export function feeDue(fee: bigint, parts: readonly { fee: bigint }[]): bigint {
  return parts.some((part) => part.fee > 0n) ? 0n : fee;
}
