import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import type { FixtureAnswer, FixtureRequest } from "./fixture-server.ts";

type Waiting = Map<number, { resolve: (answer: string) => void; reject: (error: Error) => void }>;
interface Running {
  child: ChildProcess;
  waiting: Waiting;
}

/** By settings: one for this process, and one for each test site that gets commands. */
const running = new Map<string, Running>();
let requests = 0;

/** Sends a request to this process's fixture server, and starts it on the first request. It ends with this process. */
export function askFixtures(request: FixtureRequest, settings: Record<string, string> = {}): Promise<string> {
  const key = JSON.stringify(settings);
  const { child, waiting } = running.get(key) ?? start(key, settings);
  const id = ++requests;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    child.channel?.ref();
    child.send({ id, request });
  });
}

/** Ends the fixture server of a site that is about to be dropped. */
export function endFixtures(settings: Record<string, string>): void {
  const key = JSON.stringify(settings);
  running.get(key)?.child.disconnect();
  running.delete(key);
}

function start(key: string, settings: Record<string, string>): Running {
  const waiting: Waiting = new Map();
  const child = fork(join(import.meta.dirname, "fixture-server.ts"), {
    // Playwright's own process loads the product's code without this condition, under which `server-only` is empty.
    execArgv: ["--conditions=react-server"],
    env: { ...process.env, LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  child.on("message", (said: FixtureAnswer) => {
    const asked = waiting.get(said.id);
    waiting.delete(said.id);
    if (waiting.size === 0) child.channel?.unref();
    if ("answer" in said) asked?.resolve(said.answer);
    else asked?.reject(new Error(said.error));
  });
  child.once("exit", (code) => {
    if (running.get(key)?.child === child) running.delete(key);
    for (const { reject } of waiting.values()) reject(new Error(`the fixture server ended with ${code}`));
  });
  // The server keeps this process alive only during a request.
  child.unref();
  child.channel?.unref();
  const entry = { child, waiting };
  running.set(key, entry);
  return entry;
}
