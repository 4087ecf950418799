import { payIn } from "#db/seed/demo/pay-in.ts";
import { approve, askWithdrawal, beginReview, bindBank, confirm, dispute, send } from "#db/seed/demo/pay-out.ts";
import type { Habit } from "#db/seed/demo/play.ts";
import type { Visit } from "#db/seed/demo/visit.ts";
import { returnWithdrawal, reviewWithdrawal } from "#lib/modules/cashier/index.ts";

type Ending = (visit: Visit, id: string) => Promise<void>;

/** How far the operator has come with the last withdrawal of some players: what an operator finds to do. */
const withdrawals: Readonly<Record<string, { bankName: string; amount: bigint; follow: Ending }>> = {
  bongdelapaz: { bankName: "Metrobank", amount: 18_000_00n, follow: async () => {} },
  anelle22: { bankName: "Bank of the Philippine Islands (BPI)", amount: 9_500_00n, follow: beginReview },
  josephine: { bankName: "Land Bank of the Philippines (LANDBANK)", amount: 2_400_00n, follow: approve },
  teresa07: {
    bankName: "BDO Unibank",
    amount: 3_000_00n,
    async follow(visit, id) {
      await approve(visit, id);
      visit.wait(120_000);
      await reviewWithdrawal(visit.operator, { id, decision: "fail", reason: "The bank rejected the payment" });
    },
  },
  maricel4: {
    bankName: "Union Bank of the Philippines (UnionBank)",
    amount: 2_000_00n,
    async follow(visit, id) {
      await send(visit, id, 1_200_00n);
      await confirm(visit, id, 1);
    },
  },
  hazelsy: {
    bankName: "RCBC",
    amount: 600_00n,
    async follow(visit, id) {
      await send(visit, id);
      await dispute(visit, id);
    },
  },
  gracia: {
    bankName: "Bank of the Philippine Islands (BPI)",
    amount: 500_00n,
    async follow(visit, id) {
      await approve(visit, id);
      visit.wait(240_000);
      await returnWithdrawal(visit.operator, { id, reason: "The account at the bank is closed" });
    },
  },
};

/** Plays the end of a player's week: a withdrawal that waits for somebody, or a deposit that needs a decision. */
export async function endWeek(visit: Visit, habit: Habit): Promise<void> {
  const ending = withdrawals[visit.account];
  if (ending) {
    const bank = await bindBank(visit, {
      bankName: ending.bankName,
      holderName: visit.account,
      accountNumber: "004417723905",
      paymentPassword: "592816",
    });
    await ending.follow(visit, await askWithdrawal(visit, habit, bank, ending.amount));
  }
  // Less arrived than was asked for.
  if (visit.account === "rodrigo") await payIn(visit, 2_000_00n, { paid: 1_850_00n });
}
