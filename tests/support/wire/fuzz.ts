import fc from "fast-check";
import { anyShot, type Shot } from "#tests/support/wire/arbitrary-shot.ts";
import { faultOf } from "#tests/support/wire/fault-of.ts";
import { type Range, shoot } from "#tests/support/wire/shoot.ts";
import { until } from "../../../scripts/services/process.mjs";

export interface FuzzResult {
  sent: number;
  /** Requests that were sent again because the machine was too busy to answer. */
  repeated: number;
  /** How many answers had each status; "none" for connections without one. */
  statuses: Readonly<Record<string, number>>;
  /** The answer that took longest. */
  slowest: { ms: number; line: string };
  /** Each with the smallest request that shows it. */
  faults: readonly string[];
}

interface FuzzOptions {
  seed: number;
  requests: number;
  /** Sessions may have ended: called before each batch. */
  range: () => Promise<Range>;
}

/** Requests at the same time. */
const lanes = 8;
const batch = 250;
const faultLimit = 20;
const openLimitMs = 60_000;

/** Sends random requests, the same ones for the same seed, until enough are sent or too many have failed. */
export async function fuzz({ seed, requests, range }: FuzzOptions): Promise<FuzzResult> {
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let sent = 0;
  let repeated = 0;
  let slowest = { ms: 0, line: "" };
  const first = await range();
  const shots = anyShot(first.sessions.length, first.known);

  /** Returns what is wrong with the answer to a request, with the request; undefined for nothing. */
  async function look(aim: Range, shot: Shot): Promise<string | undefined> {
    sent++;
    const began = performance.now();
    const { request, answer } = await shoot(aim, shot);
    const ms = Math.round(performance.now() - began);
    if (ms > slowest.ms) slowest = { ms, line: request.bytes.slice(0, 100) };
    const status = answer?.status ?? "none";
    statuses[status] = (statuses[status] ?? 0) + 1;
    const fault = await faultOf(shot, answer);
    return fault && `${fault}\n${JSON.stringify(request.bytes.slice(0, 3_000))}`;
  }

  async function check(aim: Range, shot: Shot): Promise<void> {
    const fault = await look(aim, shot).catch(String);
    if (!fault) return;
    // On a busy machine the site is closed for a moment, as planned. A fault is what remains once it is open again.
    if (!/^(?:503|Error: no answer)/.test(fault)) throw new Error(fault);
    repeated++;
    await until(() => isOpen(aim.port), openLimitMs);
    const remaining = await look(aim, shot);
    if (remaining) throw new Error(remaining);
  }

  async function run(lane: number): Promise<void> {
    for (let turn = lane; sent < requests && faults.length < faultLimit; turn += lanes) {
      const aim = await range();
      const property = fc.asyncProperty(shots, (shot) => check(aim, shot));
      const found = await fc.check(property, {
        seed: seed + turn,
        numRuns: Math.min(batch, Math.ceil(requests / lanes)),
      });
      if (found.failed)
        faults.push(`seed ${found.seed} at ${found.counterexamplePath}: ${String(found.errorInstance)}`);
    }
  }

  await Promise.all(Array.from({ length: lanes }, (_, lane) => run(lane)));
  return { sent, repeated, statuses, slowest, faults };
}

function isOpen(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
