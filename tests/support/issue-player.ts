import { randomUUID } from "node:crypto";
import { startSession } from "#lib/modules/identity/index.ts";
import { credit } from "#lib/modules/ledger/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { transact } from "#lib/platform/transact.ts";
import { services } from "#lib/portal/services.ts";
import { sessionCookie } from "#lib/portal/session-cookie.ts";

// node --conditions=react-server tests/support/issue-player.ts UNITS [MINUTES]: prints the session cookie of a player who
// owns so many minor units and was last seen so many minutes ago, for browser tests of what costs money. How accounts and
// deposits come about has tests of its own.
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
const account = { playerId, account: `p${playerId.slice(0, 8)}`, role: "player", mustChangePassword: false } as const;
const seenAt = new Date(Date.now() - Number(process.argv[3] ?? "0") * 60_000);
const id = await startSession(
  { ...held, clock: { now: () => seenAt } },
  { ...account, ip: "203.0.113.7", userAgent: "test" },
);
console.log((await sessionCookie(id)).split(";")[0]);
await Promise.all([held.kv.close(), held.db.close()]);
