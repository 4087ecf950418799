import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { DomainError } from "#lib/kernel/domain-error.ts";
import {
  autoReceive,
  cancelWithdrawal,
  confirmReceipt,
  disburseWithdrawal,
  disputeReceipt,
  forceReceipt,
  openCase,
  payAgain,
  returnWithdrawal,
  reviewWithdrawal,
  showWithdrawal,
  type WithdrawalFile,
} from "#lib/modules/cashier/index.ts";
import { getBalance } from "#lib/modules/ledger/index.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import {
  expectBooksClean,
  type Member,
  operatorContext,
  picture,
  playedMember,
  requested,
  workerContext,
} from "#tests/support/fixtures/cashier.ts";

const cash = 50_000n;
const reason = "walked";

const withdrawalFee = (fee: string) => changeSiteSettings(operatorContext(), { cashier: { withdrawalFee: fee } });
beforeAll(() => withdrawalFee("10.00"));
afterAll(() => withdrawalFee("0.00"));
afterEach(expectBooksClean);

interface Walk {
  person: Member;
  id: string;
}

const decide = (decision: "review" | "approve" | "reject" | "fail") => (walk: Walk) =>
  reviewWithdrawal(operatorContext(), { id: walk.id, decision, reason });
const settle =
  (act: typeof openCase) =>
  ({ id }: Walk) =>
    act(operatorContext(), { id, reason });
const arrived =
  (part?: number) =>
  ({ person, id }: Walk) =>
    confirmReceipt(person.context, part === undefined ? { id } : { id, part });
const missing =
  (part: number) =>
  async ({ person, id }: Walk) =>
    disputeReceipt(person.context, { id, part, proof: await picture() });
const pay =
  (amount?: bigint) =>
  ({ id }: Walk) =>
    disburseWithdrawal(operatorContext(), { id, amount });

/** Every act on a withdrawal that anybody can attempt. */
const acts: Record<string, (walk: Walk) => Promise<unknown>> = {
  review: decide("review"),
  approve: decide("approve"),
  reject: decide("reject"),
  fail: decide("fail"),
  cancel: ({ person, id }) => cancelWithdrawal(person.context, { id }),
  "pay a part": pay(6_000n),
  "pay the rest": pay(),
  "open a case": settle(openCase),
  "pay again": settle(payAgain),
  return: settle(returnWithdrawal),
  force: settle(forceReceipt),
  "1 arrived": arrived(1),
  "2 arrived": arrived(2),
  "3 arrived": arrived(3),
  "all arrived": arrived(),
  "1 is missing": missing(1),
  "2 is missing": missing(2),
  silence: () => autoReceive(workerContext(new Date(Date.now() + 31 * 60_000))),
};

/** Acts that are repeated to bring any withdrawal to a final state, by the people who want it. */
const endings = {
  "all of it is sent and arrives": ["review", "approve", "pay again", "pay the rest", "all arrived"],
  "all of it is sent and nobody answers": ["review", "approve", "pay again", "pay the rest", "silence"],
  "nothing arrives and all of it comes back": ["cancel", "reject", "open a case", "return"],
} as const;

/** Attempts an act. It may be rejected for an ordinary reason, but never because the ledger would not allow it. */
async function attempt(walk: Walk, act: string): Promise<void> {
  try {
    await acts[act]?.(walk);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(["conflict", "not-found", "invalid-amount"], act).toContain(error.code);
  }
}

const open = ({ state }: { state: string }) => state === "waiting" || state === "disputed";
const sumOf = (parts: WithdrawalFile["payouts"], field: "amount" | "fee") =>
  parts.reduce((sum, part) => sum + part[field], 0n);

/** Accounts for every unit: the player's, sent and not returned, or the fee of a sent part. */
async function expectWhole({ person, id }: Walk): Promise<WithdrawalFile> {
  const file = await showWithdrawal(operatorContext(), id);
  const { withdrawal, payouts } = file;
  const purse = await getBalance(person.context, { playerId: person.playerId, currency: withdrawal.currency });
  expect(purse.held).toBe(withdrawal.remaining);
  const out = payouts.filter(({ state }) => state !== "returned");
  const feeBack = withdrawal.endedAt !== null && out.length === 0;
  const fee = feeBack ? 0n : sumOf(payouts, "fee");
  expect(purse.cash + purse.held + sumOf(out, "amount") + fee).toBe(cash);
  return file;
}

const walks = fc.array(fc.constantFrom(...Object.keys(acts)), { minLength: 3, maxLength: 12, size: "max" });
const approved = ["review", "approve"];
/**
 * Most walks start while money is being paid: before that, nearly every act is rejected. Each start is also tested
 * without a walk.
 */
const starts: string[][] = [
  [],
  ["review"],
  approved,
  [...approved, "pay a part"],
  [...approved, "pay the rest"],
  [...approved, "pay a part", "fail"],
  [...approved, "pay a part", "pay the rest", "2 is missing", "pay again", "1 is missing"],
];

it.each(Object.entries(endings))(
  "CASH-04 CASH-05 a withdrawal in any state reaches a final state in which %s",
  { timeout: 300_000 },
  async (name, ending) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), walks, async (start, steps) => {
        const person = await playedMember(cash);
        const walk = { person, id: await requested(person, "300.00") };
        for (const step of [...start, ...steps]) await attempt(walk, step);
        const before = await expectWhole(walk);
        let after = before;
        for (let round = 0; round < 4 && after.withdrawal.endedAt === null; round++) {
          for (const step of ending) await attempt(walk, step);
          after = await expectWhole(walk);
        }
        const { withdrawal, payouts } = after;
        expect(withdrawal.endedAt).not.toBeNull();
        expect([withdrawal.remaining, payouts.filter(open)]).toEqual([0n, []]);
        const wasOpen = before.payouts.filter(open);
        const states = wasOpen.map(({ part }) => payouts.find((payout) => payout.part === part)?.state);
        if (name.startsWith("nothing")) expect(new Set(states)).toEqual(new Set(states.length > 0 ? ["returned"] : []));
      }),
      { numRuns: 18, seed: 20261129, examples: starts.map((start) => [start, []]) },
    );
  },
);
