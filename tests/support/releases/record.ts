// Records the released migrations and a small database of that release, made by the product's own functions, for
// tests/modules/upgrade.test.ts. scripts/release.mjs runs it on an empty database.
import { mkdirSync, writeFileSync } from "node:fs";
import { migrationJournal } from "#db/migration-journal.ts";
import { newId } from "#lib/kernel/ids.ts";
import {
  addBankAccount,
  disburseWithdrawal,
  requestWithdrawal,
  reviewWithdrawal,
  setPaymentPassword,
} from "#lib/modules/cashier/index.ts";
import { createAccount } from "#lib/modules/identity/index.ts";
import { credit, foldTransfers, getBalance } from "#lib/modules/ledger/index.ts";
import { playRound, readTable } from "#lib/modules/originals/index.ts";
import { claimReward, grantReward } from "#lib/modules/promotions/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";
import { services } from "#lib/portal/composition/services.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { dumpRows } from "#tests/support/releases/dump-rows.ts";

const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error("Name a version: 0.1.0");

const held = services();
const operator: Context = { ...held, actor: { role: "operator", operator: "Ana" } };
const account = "luzreyes";
const password = "Released-2026";
const paymentPassword = "246813";
const currency = "PHP";

const { id: playerId } = await createAccount(operator, {
  account,
  password,
  memberType: 0,
  registration: { domain: "localhost", url: "", method: "RECORD" },
});
const player: Context = { ...held, actor: { role: "player", playerId, account, sessionId: "record" } };
await transact(operator, (tx) =>
  credit(tx, {
    playerId,
    currency,
    vendorId: "deposit",
    externalId: newId(),
    counterAccount: "deposit:sandbox",
    kind: "deposit",
    amount: 1_000_00n,
  }),
);

const rewardId = await grantReward(operator, { account, amount: 50_00n, titles: { en: "Welcome" }, days: 30 });
if (!rewardId) throw new Error("The reward was granted before: record a release in an empty database");
await claimReward(player, { id: rewardId });
await grantReward(operator, { account, amount: 20_00n, titles: { en: "Still to claim" }, days: 30 });

await readTable(player, { game: "dice" });
for (let round = 0; round < 12; round++)
  await playRound(player, {
    game: "dice",
    idempotencyKey: crypto.randomUUID(),
    stake: 100_00n,
    direction: "over",
    target: 200,
  });

await setPaymentPassword(player, { newPassword: paymentPassword });
const bank = { bankName: "Banco Sampaguita", holderName: "Luz Reyes", accountNumber: "001234567890", paymentPassword };
const { id: bankAccountId } = await addBankAccount(player, bank);
await changeSiteSettings(operator, { name: "Bituin" });
const request = { idempotencyKey: crypto.randomUUID(), amount: 150_00n, bankAccountId, paymentPassword };
const { id: withdrawalId } = await requestWithdrawal(player, request);
await reviewWithdrawal(operator, { id: withdrawalId, decision: "review" });
await reviewWithdrawal(operator, { id: withdrawalId, decision: "approve" });
await disburseWithdrawal(operator, { id: withdrawalId, amount: 100_00n });

// The cursor of a projection names the cluster that these rows come from.
await foldTransfers({ ...held, actor: { role: "system", process: "record" } });
const { cash, held: heldBack } = await getBalance(operator, { playerId, currency });
const facts = { account, password, playerId, cash: String(cash), held: String(heldBack), withdrawalId };
const folder = `${import.meta.dirname}/${version}`;
mkdirSync(folder, { recursive: true });
const write = (name: string, content: unknown) =>
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(content, null, 2)}\n`);
write("facts", facts);
write("migrations", migrationJournal());
writeFileSync(`${folder}/rows.sql`, await dumpRows(held.db));
await Promise.all([held.kv.close(), held.db.close()]);
