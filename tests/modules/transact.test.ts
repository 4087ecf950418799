import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { auditEntry } from "#db/schema/audit.ts";
import { houseBalance, walletAccount } from "#db/schema/ledger.ts";
import { recordAudit } from "#lib/modules/audit/index.ts";
import { debit } from "#lib/modules/ledger/index.ts";
import { movements } from "#lib/modules/ledger/movements.ts";
import { transact } from "#lib/platform/transact.ts";
import { cashOf, expectLedgerClean, fundedPlayer, ledgerContext } from "#tests/support/ledger/ledger.ts";

const context = ledgerContext();
const row = { site: "main", currency: "PHP", counterAccount: "test", balance: 9_007_199_254_740_993n };
const stake = { vendorId: "originals", counterAccount: "game:dice", externalId: "a", amount: 100n };

it("HOUSE-08 both views of a transaction see the same, and eight-byte integers stay exact", async () => {
  await transact(context, async ({ db }) => {
    await db.orm.insert(houseBalance).values(row);
    expect(await db.sql`select balance from house_balance where counter_account = 'test'`).toEqual([
      { balance: row.balance },
    ]);
    await db.sql`update house_balance set balance = balance + 1 where counter_account = 'test'`;
    const [seen] = await db.orm.select().from(houseBalance).where(eq(houseBalance.counterAccount, "test"));
    expect(seen?.balance).toBe(row.balance + 1n);
    await db.sql`delete from house_balance`;
  });
});

it("HOUSE-08 a use case that throws leaves nothing behind, including its audit entry", async () => {
  const player = await fundedPlayer(context, 1_000n);
  const work = transact(context, async (inTransaction) => {
    await debit(inTransaction, { ...player, ...stake });
    await recordAudit(inTransaction, { action: "tried", subject: "bet:a", before: null, after: null });
    throw new Error("no");
  });
  await expect(work).rejects.toThrow("no");
  expect(await cashOf(context, player)).toBe(1_000n);
  expect(await context.db.orm.select().from(auditEntry).where(eq(auditEntry.subject, "bet:a"))).toEqual([]);
  await expectLedgerClean(context);
});

it("HOUSE-08 actor, change and reason of an act are stored", async () => {
  const operator = { ...context, actor: { role: "operator", operator: "maria" } as const };
  const change = {
    action: "withdrawal-approved",
    subject: "withdrawal:1",
    before: { state: "reviewing" },
    after: null,
    reason: "ok",
  };
  await transact(operator, (inTransaction) => recordAudit(inTransaction, change));
  const [entry] = await context.db.orm.select().from(auditEntry).where(eq(auditEntry.subject, "withdrawal:1"));
  expect(entry).toMatchObject({ ...change, actorRole: "operator", actor: "maria", ip: null });
});

it.each([
  ["orm", 5],
  ["sql", 5],
] as const)(
  "WALLET-04 a unique violation through %s retries the use case a limited number of times",
  async (view, runs) => {
    let run = 0;
    const work = transact(context, async ({ db }) => {
      run++;
      const account = { id: crypto.randomUUID(), playerId: crypto.randomUUID(), currency: "PHP" };
      for (let twice = 0; twice < 2; twice++) {
        if (view === "orm") await db.orm.insert(walletAccount).values(account);
        else
          await db.sql`insert into wallet_account (id, player_id, currency) values (${account.id}, ${account.playerId}, 'PHP')`;
      }
    });
    await expect(work).rejects.toThrow();
    expect(run).toBe(runs);
  },
);

it("WALLET-04 other errors are not retried, and inner calls leave the retry to the outermost", async () => {
  let run = 0;
  const refused = transact(context, async () => {
    run++;
    throw new Error("no");
  });
  await expect(refused).rejects.toThrow("no");
  expect(run).toBe(1);
  let [outer, inner] = [0, 0];
  const nested = transact(context, (first) => {
    outer++;
    return transact(first, async ({ db }) => {
      inner++;
      const account = { id: crypto.randomUUID(), playerId: crypto.randomUUID(), currency: "PHP" };
      await db.orm.insert(walletAccount).values([account, account]);
    });
  });
  await expect(nested).rejects.toThrow();
  expect([outer, inner]).toEqual([5, 5]);
});

it("WALLET-04 two transactions that deadlock on each other's rows both finish", async () => {
  const players = [await fundedPlayer(context, 1_000n), await fundedPlayer(context, 1_000n)];
  const met = meeting(2);
  const both = (order: typeof players, id: string) =>
    transact(context, async (inTransaction) => {
      for (const player of order) {
        await debit(inTransaction, { ...player, ...stake, externalId: id });
        await met();
      }
    });
  await Promise.all([both(players, "x"), both(players.toReversed(), "y")]);
  expect(await Promise.all(players.map((player) => cashOf(context, player)))).toEqual([800n, 800n]);
  await expectLedgerClean(context);
});

/** Resolves for all callers once `size` of them have called. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    if (++come === size) resolve();
    return promise;
  };
}

it("WALLET-04 the movement is a named prepared statement", async () => {
  const player = await fundedPlayer(context, 1_000n);
  await transact(context, async (inTransaction) => {
    await debit(inTransaction, { ...player, ...stake });
    const prepared = await inTransaction.db.sql<{ statement: string }[]>`select statement from pg_prepared_statements`;
    expect(prepared.map(({ statement }) => statement)).toContain(movements.debit.post.text);
  });
  await expectLedgerClean(context);
});
