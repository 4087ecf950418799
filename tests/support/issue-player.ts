import { randomUUID } from "node:crypto";
import { startSession } from "#lib/modules/identity/index.ts";
import { credit } from "#lib/modules/ledger/index.ts";
import { readParolNights } from "#lib/modules/originals/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";
import { services } from "#lib/portal/services.ts";
import { sessionCookie } from "#lib/portal/session-cookie.ts";
import { chooseLuck, type Luck } from "#tests/support/lucky-seed.ts";

// node --conditions=react-server tests/support/issue-player.ts UNITS [MINUTES] [LUCK] [DUE]: prints the session cookie of a player who
// owns so many minor units and was last seen so many minutes ago, for browser tests of what costs money. How accounts and
// deposits come about has tests of its own. LUCK: what the next spin of Parol Nights for 25 pesos comes to. DUE: "due" when a
// new password is.
const luckOf: Record<string, (luck: Luck) => boolean> = {
  nothing: ({ payout, jackpot }) => payout === 0n && !jackpot,
  line: ({ payout, spins, jackpot }) => payout > 25_00n && spins.length === 1 && !jackpot,
  "free-spins": ({ spins, payout, jackpot }) => spins.length === 11 && payout > 25_00n && !jackpot,
  jackpot: ({ jackpot, spins }) => jackpot === "spark" && spins.length === 1,
};
const held = services();
const context: Context = { ...held, actor: { role: "system", process: "test" } };
const playerId = randomUUID();
await transact(context, (within) =>
  credit(within, {
    playerId,
    currency: "PHP",
    vendorId: "deposit",
    externalId: randomUUID(),
    counterAccount: "deposit:sandbox",
    kind: "deposit",
    amount: BigInt(process.argv[2] ?? "0"),
  }),
);
const account = {
  playerId,
  account: `p${playerId.slice(0, 8)}`,
  role: "player",
  mustChangePassword: process.argv[5] === "due",
} as const;
const seenAt = new Date(Date.now() - Number(process.argv[3] ?? "0") * 60_000);
const id = await startSession(
  { ...held, clock: { now: () => seenAt } },
  { ...account, ip: "203.0.113.7", userAgent: "test" },
);
const wanted = luckOf[process.argv[4] ?? ""];
if (wanted) {
  await readParolNights({ ...context, actor: { ...account, sessionId: id } });
  await chooseLuck(context, playerId, 25_00n, wanted);
}
console.log((await sessionCookie(id)).split(";")[0]);
await Promise.all([held.kv.close(), held.db.close()]);
