import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { openLog } from "#lib/platform/log.ts";
import { logProcess } from "#lib/platform/log-process.ts";
import { limitRepeats } from "#lib/platform/log-repeats.ts";

function journal() {
  const lines: Record<string, unknown>[] = [];
  let nowMs = 0;
  let timer: { work: () => void; dueMs: number } | undefined;
  const repeats = limitRepeats({
    clock: { now: () => new Date(nowMs) },
    later: (work, ms) => {
      timer = { work, dueMs: nowMs + ms };
    },
  });
  const log = openLog({ repeats, destination: { write: (line) => void lines.push(JSON.parse(line)) } });
  const pass = (ms: number) => {
    nowMs += ms;
    const due = timer;
    if (due && due.dueMs <= nowMs) {
      timer = undefined;
      due.work();
    }
  };
  return { log, lines, pass, repeats };
}

const away = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), { code: "ECONNREFUSED" });

it("SEC-LOG an outage writes one line per cause and minute, then how many more there were", () => {
  const { log, lines, pass } = journal();
  for (let call = 0; call < 1000; call += 1)
    log.error({ err: away(call), call: `call-${call}` }, "service-unavailable");
  log.error({ err: new TypeError("x is not a function") }, "unknown");
  expect(lines.map(({ msg }) => msg)).toEqual(["service-unavailable", "unknown"]);
  expect(lines[0]).toMatchObject({ err: { type: "Error", code: "ECONNREFUSED" }, call: "call-0" });
  pass(60_000);
  expect(lines.slice(2)).toMatchObject([{ msg: "service-unavailable", repeated: 999, level: 50 }]);
  log.error({ err: away(1) }, "service-unavailable");
  expect(lines).toHaveLength(4);
});

it("SEC-LOG a process that ends writes the counts of the minute under way", () => {
  const { log, lines, repeats } = journal();
  for (let at = 0; at < 3; at += 1) log.warn({ err: away(at) }, "database is away");
  repeats.flush();
  expect(lines).toMatchObject([{ msg: "database is away" }, { repeated: 2 }]);
});

it("SEC-LOG findings with different facts, and what is no warning, are all written", () => {
  const { log, lines } = journal();
  for (const account of ["a", "b"]) log.error({ kind: "drift", account }, "ledger finding");
  for (let at = 0; at < 2; at += 1) log.info({ job: "fold-jackpots" }, "job done");
  expect(lines).toHaveLength(4);
});

it("SEC-LOG however many causes there are, the memory is bounded and each is written once", () => {
  const { log, lines, pass } = journal();
  for (let at = 0; at < 1200; at += 1) log.warn({ code: `code-${at}` }, "callback refused");
  expect(lines).toHaveLength(1200);
  pass(60_000);
  expect(lines).toHaveLength(1200);
});

it("SEC-LOG parameters, tokens, cookies, bodies, passwords and addresses are in no line, however deep", () => {
  const { log, lines } = journal();
  const secret = "s3cret-value";
  const failed = new DrizzleQueryError("select $1", [secret]);
  log.error(failed);
  log.error({ err: failed }, "unknown");
  log.warn({ error: failed, request: { headers: { cookie: secret, authorization: secret }, body: secret } }, "odd");
  log.info({ member: { email: secret, phone: secret, paymentAddress: secret, list: [{ password: secret }] } }, "seen");
  const terminal = globalThis.console;
  const { error, warn } = terminal;
  const listeners = process.listeners("uncaughtException");
  try {
    logProcess(log);
    terminal.error("⨯", failed, { headers: { cookie: secret } });
    const [added] = process.listeners("uncaughtException").filter((listener) => !listeners.includes(listener));
    if (added) process.removeListener("uncaughtException", added);
    expect(added).toBeDefined();
  } finally {
    Object.assign(terminal, { error, warn });
  }
  expect(lines).toHaveLength(5);
  expect(JSON.stringify(lines)).not.toContain(secret);
});
