import { afterAll, beforeAll, expect, it } from "vitest";
import { expectBooksClean } from "#tests/support/fixtures/cashier.ts";
import { startWeb, type WebProcess } from "#tests/support/processes/web-process.ts";
import { fuzz } from "#tests/support/wire/fuzz.ts";
import { openRange } from "#tests/support/wire/open-range.ts";

/** `npm run fuzz` sets them; without it, a short run that sends the same requests each time. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 2_500);
const seed = Number(
  process.env.FUZZ_SEED ?? (process.env.FUZZ_REQUESTS ? Math.floor(Math.random() * 2 ** 31) : 1_961_440_927),
);
const perSecond = 5;

let web: WebProcess;
const said: string[] = [];
beforeAll(async () => {
  web = await startWeb({}, (text) => void said.push(text));
});
afterAll(() => web?.stop());

it(
  `ERR-02 SEC-05 SEC-20 ${requests} random requests get sound answers from a process that stays alive (seed ${seed})`,
  async () => {
    const range = await openRange(web.port, Math.min(40, 4 + requests / 2_000));
    const began = Date.now();
    const { sent, repeated, statuses, slowest, faults } = await fuzz({ seed, requests, range });
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(
      `Fuzz with seed ${seed}: ${sent} requests in ${seconds} s, ${repeated} of them repeated, answers ${JSON.stringify(statuses)}, slowest ${JSON.stringify(slowest)}`,
    );
    if (faults.length > 0) console.log(said.join("").slice(-20_000));
    expect(faults.join("\n\n")).toBe("");
    expect(web.child.exitCode).toBeNull();
    expect((await fetch(`${web.origin}/api/ready`)).status).toBe(200);
    expect(repeated / sent).toBeLessThan(0.02);
    // A fuzz that is only turned away proves nothing.
    expect((statuses["429"] ?? 0) / sent).toBeLessThan(0.05);
    expect((statuses["200"] ?? 0) / sent).toBeGreaterThan(0.1);
    await expectBooksClean();
  },
  60_000 + (requests / perSecond) * 1_000,
);
