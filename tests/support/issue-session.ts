import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { startSession } from "#lib/modules/identity/index.ts";
import { services } from "#lib/portal/services.ts";
import { sessionCookie } from "#lib/portal/session-cookie.ts";

// node --conditions=react-server tests/support/issue-session.ts [--minutes-ago=N] ROLE…: prints a session cookie per role, for tests
// of guards. The members are made up: what they may see is at stake, not what they own.
const held = services();
const { values, positionals } = parseArgs({
  options: { "minutes-ago": { type: "string", default: "0" } },
  allowPositionals: true,
});
const seenAt = new Date(Date.now() - Number(values["minutes-ago"]) * 60_000);
for (const role of positionals) {
  if (role !== "trial" && role !== "player" && role !== "agent") throw new Error(`No session for a ${role}`);
  const account = { playerId: randomUUID(), account: `guard-${role}`, role, mustChangePassword: false } as const;
  const id = await startSession(
    { ...held, clock: { now: () => seenAt } },
    { ...account, ip: "203.0.113.7", userAgent: "test" },
  );
  console.log((await sessionCookie(id)).split(";")[0]);
}
await Promise.all([held.kv.close(), held.db.close()]);
