import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { envSchema } from "#lib/platform/env.ts";
import { claim, readRunning } from "../../scripts/product/running.mjs";
import { webPort } from "../../scripts/product/settings.mjs";
import { canEnter, secrets } from "../../scripts/services/data-folder.mjs";
import { freePort, isFree } from "../../scripts/services/process.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sinag-house-"));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.unstubAllEnvs());

test("HOUSE-05 secrets are random per install, persistent, and readable only by their owner", () => {
  const made = secrets(folder);
  expect(secrets(folder)).toEqual(made);
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
  const other = join(folder, "other");
  mkdirSync(other);
  const values = [...Object.values(made), ...Object.values(secrets(other))];
  expect(new Set(values).size).toBe(values.length);
  expect(made.sessionSecret.length).toBeGreaterThanOrEqual(32);
});

test("HOUSE-06 a port in use, on IPv4 or IPv6, is not free", async () => {
  const port = await freePort();
  expect(await isFree(port)).toBe(true);
  for (const host of ["127.0.0.1", "::1"]) {
    const server = await listen(port, host).catch(() => undefined);
    if (!server) continue; // This machine has no IPv6.
    expect(await isFree(port)).toBe(false);
    expect(await freePort(port)).not.toBe(port);
    await new Promise((closed) => server.close(closed));
  }
});

test("HOUSE-06 PORT is used, and an occupied one is rejected with a message", async () => {
  const port = await freePort();
  vi.stubEnv("PORT", String(port));
  expect(await webPort()).toBe(port);
  const server = await listen(port, "127.0.0.1");
  await expect(webPort()).rejects.toThrow(`PORT is ${port}, but something else listens there.`);
  await new Promise((closed) => server.close(closed));
});

test.each(["abc", "0", "-1", "80.5", "65536"])("HOUSE-06 PORT=%s is rejected as not a port", async (port) => {
  vi.stubEnv("PORT", port);
  await expect(webPort()).rejects.toThrow(`PORT is ${port}, but a port is a whole number from 1 to 65535.`);
});

test("HOUSE-06 another port is chosen when 3000 is occupied", async () => {
  vi.stubEnv("PORT", undefined);
  // If the port is already in use, the test holds as well.
  const server = await listen(3000, "127.0.0.1").catch(() => undefined);
  const port = await webPort();
  expect(port).toBeGreaterThan(3000);
  expect(await isFree(port)).toBe(true);
  await new Promise<unknown>((closed) => (server ? server.close(closed) : closed(undefined)));
});

test("HOUSE-07 files of a dead start do not block the next one", () => {
  writeFileSync(join(folder, "running.json"), JSON.stringify({ pid: 2 ** 22 + 1, origin: "http://localhost:1" }));
  const claimed = claim(folder);
  expect(JSON.parse(readFileSync(join(folder, "running.json"), "utf8"))).toEqual({ pid: process.pid });
  claimed.release();
});

test("HOUSE-07 a second start says that the first is running, and where", () => {
  const first = spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)", "scripts/start.mjs"]);
  try {
    writeFileSync(join(folder, "running.json"), JSON.stringify({ pid: first.pid, origin: "http://localhost:3000" }));
    expect(() => claim(folder)).toThrow(`already running at http://localhost:3000 (process ${first.pid})`);
    expect(readRunning(folder)?.pid).toBe(first.pid);
  } finally {
    first.kill();
  }
});

test("HOUSE-07 a process that reuses the id of an earlier start is not mistaken for it", () => {
  writeFileSync(join(folder, "running.json"), JSON.stringify({ pid: process.pid, origin: "http://localhost:1" }));
  expect(readRunning(folder)).toBeUndefined();
});

test("SEC-03 the product does not start with a site origin that is not https", () => {
  const { SITE_ORIGIN } = envSchema.shape;
  expect(SITE_ORIGIN.safeParse("https://play.example").success).toBe(true);
  expect(SITE_ORIGIN.safeParse("http://play.example").success).toBe(false);
});

test("SEC-03 the product does not start with both a site origin and demo mode", () => {
  const needed = { DATABASE_URL: "postgres://localhost/sinag", SESSION_SECRET: "s".repeat(32) };
  const site = { ...needed, SITE_ORIGIN: "https://play.example" };
  expect(envSchema.parse(site).DEMO).toBe(false);
  expect(envSchema.parse({ ...site, DEMO: "false" }).DEMO).toBe(false);
  expect(envSchema.parse({ ...needed, DEMO: "true" }).DEMO).toBe(true);
  const { error } = envSchema.safeParse({ ...site, DEMO: "true" });
  expect(error?.issues).toMatchObject([{ path: ["DEMO"], message: expect.stringContaining("beside SITE_ORIGIN") }]);
});

test("HOUSE-08 a folder is closed to the database's user when any folder above it is", () => {
  const user = { name: "nobody", uid: 65_534, gid: 65_534 };
  const inside = join(folder, "closed", "project");
  mkdirSync(inside, { recursive: true, mode: 0o755 });
  writeFileSync(join(folder, "seen"), "");
  expect(canEnter(user, "/usr/bin")).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(canEnter(user, inside)).toBe(false);
});

function listen(port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
