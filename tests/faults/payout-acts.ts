import { confirmReceiptCall } from "#lib/contracts/cashier/confirm-receipt.ts";
import { readWithdrawalCall } from "#lib/contracts/cashier/read-withdrawal.ts";
import { claimRewardCall } from "#lib/contracts/promotions/claim-reward.ts";
import type { Journal } from "#tests/faults/journal.ts";
import type { OperatorDesk } from "#tests/faults/operator-desk.ts";
import { ledgerLine, type Player, untilAnswered, withdraw } from "#tests/faults/player.ts";

/** Name of an operator's payment among the acts that a kill can aim at; the others are named by their calls. */
export const payoutAct = "payout";

const reward = 20_00n;

/** Gets a reward and claims it, sometimes twice at once. */
export async function claim(player: Player, desk: OperatorDesk, journal: Journal): Promise<void> {
  const id = await desk.grant(player.username, reward);
  const twice = Math.random() < 0.2;
  const answers = await Promise.all((twice ? [0, 1] : [0]).map(() => untilAnswered(player, claimRewardCall, { id })));
  if (answers.some(({ state }) => state !== "claimed")) throw new Error("a claimed reward that is not claimed");
  await journal.write(ledgerLine("reward", id, player));
  player.told.cash += reward;
  player.told.claims++;
}

/** Withdraws, is paid by the operator, and confirms the receipt. */
export async function withdrawToTheEnd(player: Player, desk: OperatorDesk, journal: Journal): Promise<void> {
  for (const { id, amount } of await withdraw(player, journal)) {
    await desk.payOut(id, () => player.sending(payoutAct));
    await journal.write(ledgerLine("withdrawal", `${id}:part:1`, player));
    player.told.held -= amount;
    player.told.payouts++;
    const { state } = await untilAnswered(player, confirmReceiptCall, { id, part: 1 });
    if (state !== "received") throw new Error(`a confirmed receipt that is ${state}`);
    player.told.receipts.push(id);
  }
}

/** Describes withdrawals whose receipt was acknowledged and whose history does not have each step once. */
export async function receiptDifferences(player: Player): Promise<string[]> {
  const found: string[] = [];
  for (const id of player.told.receipts.splice(0)) {
    const { state, parts, steps } = await untilAnswered(player, readWithdrawalCall, { id });
    const paid = parts.map((part) => part.state).join();
    const told = steps.map((step) => step.state).join();
    const whole = "requested,reviewing,approved,disbursing,disbursed,waiting-for-receipt,received";
    if (state !== "received" || paid !== "received" || told !== whole) found.push(`${id} is ${state}: ${told}`);
  }
  return found;
}
