import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { database } from "#lib/platform/database.ts";

// Each part of a test is a process of its own as far as secrets and opened keys go.
async function processWith(secret: string, ...others: string[]) {
  vi.stubEnv("SESSION_SECRET", secret);
  vi.stubEnv("OTHER_SESSION_SECRETS", others.join(" "));
  vi.resetModules();
  const [cookies, sealing, keys, job, secrets] = await Promise.all([
    import("#lib/portal/http/session-cookie.ts"),
    import("#lib/platform/sealing/seal.ts"),
    import("#lib/sealing/sealing-keys.ts"),
    import("#lib/sealing/reseal-data.ts"),
    import("#lib/platform/sealing/environment-secrets.ts"),
  ]);
  return { ...cookies, ...sealing, ...keys, ...job, ...secrets };
}

const [first, second] = ["first-".repeat(6), "second-".repeat(6)];
const { operatorContext } = await import("#tests/support/fixtures/cashier.ts");
const cookieValue = (cookie: string) => /=([^;]*)/.exec(cookie)?.[1];
/** Values sealed before the first rotation, and after it. */
let original = "";
let rotated = "";

beforeAll(async () => {
  const { seal, rotateKeys } = await processWith(first);
  original = await seal(database(), "of the key original");
  await rotateKeys(operatorContext());
  rotated = await seal(database(), "of the ring");
});
afterEach(() => vi.unstubAllEnvs());

it("SEC-KEYS a cookie sealed under an earlier or a coming secret still logs in, one under a stranger's does not", async () => {
  const before = await processWith(first, second);
  const after = await processWith(second, first);
  const [old, fresh] = [
    cookieValue(await before.sessionCookie("sid-old")),
    cookieValue(await after.sessionCookie("sid-new")),
  ];
  expect([await after.readSessionId(old), await before.readSessionId(fresh)]).toEqual(["sid-old", "sid-new"]);
  const stranger = await processWith("stranger-".repeat(5));
  expect([await stranger.readSessionId(old), await stranger.readSessionId(fresh)]).toEqual([null, null]);
});

it("SEC-KEYS a value that release 0.1.0 sealed under the secret opens", async () => {
  const released = "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..yva49XJYPgPL9WmY.3PJMoYkWKkFMHLoI.6qtqHu0oQPZlxsAoPTGqTQ";
  const { unseal } = await processWith(first);
  expect(await unseal(database(), released)).toBe("001234567890");
});

it("SEC-KEYS after a change of SESSION_SECRET everything opens while the earlier secret is named, and fails with its name otherwise", async () => {
  const { unseal } = await processWith(second, first);
  expect(await unseal(database(), original)).toBe("of the key original");
  expect(await unseal(database(), rotated)).toBe("of the ring");
  const without = await processWith(second);
  await expect(without.unseal(database(), original)).rejects.toThrow("decryption operation failed");
  const needed = `needs the secret ${await without.secretId(first)}: add it to OTHER_SESSION_SECRETS`;
  await expect(without.unseal(database(), rotated)).rejects.toThrow(needed);
});

it("SEC-KEYS two processes side by side: the older one opens what the newer one seals under a key added meanwhile", async () => {
  const older = await processWith(first);
  expect(await older.unseal(database(), rotated)).toBe("of the ring");
  const newer = await processWith(first);
  await newer.rotateKeys(operatorContext());
  expect(await older.unseal(database(), await newer.seal(database(), "newer"))).toBe("newer");
  expect(await newer.unseal(database(), await older.seal(database(), "older"))).toBe("older");
});

it("SEC-KEYS the job wraps the keys under the new secret, after which the earlier one is needed no more", async () => {
  const moving = await processWith(second, first);
  expect(await moving.resealData(operatorContext())).toBeGreaterThan(0);
  const moved = await processWith(second);
  expect(await moved.unseal(database(), rotated)).toBe("of the ring");
  const { keys } = await moved.listKeys(operatorContext());
  const wrapping = keys.filter(({ id }) => id !== "original").map(({ wrappedBy }) => wrappedBy);
  expect(new Set(wrapping)).toEqual(new Set([await moved.secretId(second)]));
});
