import { setTimeout as pause } from "node:timers/promises";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { disburseWithdrawal, reviewWithdrawal, showWithdrawal } from "#lib/modules/cashier/index.ts";
import { grantReward } from "#lib/modules/promotions/index.ts";
import { applicationRole, openDatabase } from "#lib/platform/database.ts";
import { ledgerContext } from "#tests/support/ledger/context.ts";

const answerLimitMs = 60_000;
const connections = 4;

/** An operator who grants rewards and pays withdrawals, and repeats what got no answer. */
export interface OperatorDesk {
  /** Grants a reward and returns its id. */
  grant(account: string, amount: bigint): Promise<string>;
  /** Reviews, approves and pays a withdrawal in one part. `sending` is called at every try to pay. */
  payOut(withdrawalId: string, sending: () => void): Promise<void>;
  close(): Promise<void>;
}

/** Uses the operators' use cases themselves: starting a command for every act would take longer than the faults. */
export function openOperatorDesk(environment: Record<string, string>): OperatorDesk {
  const url = environment.DATABASE_URL ?? "";
  const db = openDatabase({ url, role: applicationRole, maxConnections: connections, applicationName: "operator" });
  const context = { ...ledgerContext(db), actor: { role: "operator", operator: "faults" } as const };

  /** An answer that was lost shows as a conflict of the repeated act: it is done when the file says so. */
  async function step(withdrawalId: string, done: string, act: () => Promise<unknown>): Promise<void> {
    await untilDone(async () => {
      try {
        await act();
      } catch (error) {
        if (!(error instanceof DomainError && error.code === "conflict")) throw error;
        const { events } = await showWithdrawal(context, withdrawalId);
        if (events.filter(({ action }) => action === done).length !== 1) throw error;
      }
    });
  }

  return {
    async grant(account, amount) {
      const reward = { account, amount, titles: { en: "Thanks" }, days: 1, code: `f${crypto.randomUUID()}` };
      // Null: it was granted already, and the answer with its id was lost. The player gets another.
      const id = await untilDone(() => grantReward(context, reward));
      if (id === null) return this.grant(account, amount);
      return id;
    },
    async payOut(id, sending) {
      await step(id, "review", () => reviewWithdrawal(context, { id, decision: "review" }));
      await step(id, "approve", () => reviewWithdrawal(context, { id, decision: "approve" }));
      await step(id, "pay", () => {
        sending();
        return disburseWithdrawal(context, { id, part: 1 });
      });
    },
    close: () => db.close(),
  };
}

async function untilDone<Result>(act: () => Promise<Result>): Promise<Result> {
  const endMs = Date.now() + answerLimitMs;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (error instanceof DomainError || Date.now() > endMs) throw error;
      await pause(20);
    }
  }
}
