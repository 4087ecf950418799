import { spawnSync } from "node:child_process";
import { afterAll, expect, test } from "vitest";
import { readBalanceCall } from "#lib/contracts/cashier/read-balance.ts";
import { readSessionId } from "#lib/portal/http/session-cookie.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import { askFixtures, endFixtures } from "#tests/support/processes/fixture-process.ts";

afterAll(() => endFixtures({}));

test("HOUSE-09 one process issues sessions and players, and runs operator commands", async () => {
  const session = await askFixtures({ session: { role: "agent" } });
  expect(await readSessionId(session.split(/=(.*)/s)[1])).toMatch(/./);

  const player = await askFixtures({ player: { units: 123_45 } });
  const { envelope } = await callPortal(await handlerOf(readBalanceCall), readBalanceCall, {}, { cookies: [player] });
  expect(envelope.value).toMatchObject({ balance: "123.45" });

  expect(await askFixtures({ ops: ["ledger", "check"] })).toContain("clean");
  // A change by one request is visible to the next one, although the same process serves both.
  await askFixtures({ ops: ["site", "set", "name", "Bituin"] });
  expect(await askFixtures({ ops: ["site", "show"] })).toContain("Bituin");
});

test("HOUSE-09 a rejected command is an error with its output, and the next request is served", async () => {
  await expect(askFixtures({ ops: ["nothing"] })).rejects.toThrow("ended with 2");
  await expect(askFixtures({ ops: ["withdrawals", "show", crypto.randomUUID()] })).rejects.toThrow(
    "Refused: not-found",
  );
  expect(await askFixtures({ ops: ["notices", "list"] })).toBe("0 notices\n");
});

test("HOUSE-09 the process ends with its parent", () => {
  const asks = `
    const { askFixtures } = await import("#tests/support/processes/fixture-process.ts");
    console.log(await askFixtures({ ops: ["notices", "list"] }));`;
  const { stdout, status } = spawnSync("node", ["--input-type=module", "-e", asks], {
    encoding: "utf8",
    timeout: 60_000,
  });
  expect([status, stdout]).toEqual([0, "0 notices\n\n"]);
});
