import { expect, it } from "vitest";
import { UsageError } from "#lib/cli/usage-error.ts";
import type { Actor } from "#lib/kernel/actor.ts";
import { listAudit, recordAudit } from "#lib/modules/audit/index.ts";
import { contextOf, operatorContext } from "#tests/support/fixtures/cashier.ts";
import { ops } from "#tests/support/processes/commands.ts";

const start = Date.UTC(2026, 10, 1);
const minutes = (count: number) => new Date(start + count * 60_000);
const iso = (count: number) => minutes(count).toISOString();

/** Writes one entry, `after` minutes after the start. */
async function written(after: number, subject: string, by: Actor, action = "tested"): Promise<void> {
  const context = contextOf(by, () => minutes(after));
  await recordAudit(context, { action, subject, before: { n: after }, after: { n: after + 1 }, reason: "to see" });
}

const operator = (name: string): Actor => ({ role: "operator", operator: name });
const subjectsIn = (said: string) => [...said.matchAll(/ tested {2}(\S+)/g)].map(([, subject]) => subject);

it("OPS-03 `audit list` prints actor, action, subject, reason, and the states before and after", async () => {
  await written(0, "print:1", operator("Ana"));
  await written(0, "print:2", { role: "system", process: "worker" });
  expect(await ops("audit", "list", "--subject", "print:1")).toBe(
    [
      `${iso(0)}  operator Ana  tested  print:1  "to see"`,
      '    before  {"n":0}',
      '    after   {"n":1}',
      "1 entry",
    ].join("\n"),
  );
  expect(await ops("audit", "--subject", "print:2")).toMatch(/system worker {2}tested {2}print:2[\s\S]*\n1 entry$/);
  expect(await ops("audit", "list", "--subject", "print:3")).toBe("0 entries");
});

it("OPS-03 entries can be filtered by subject, action, operator and time", async () => {
  await written(10, "find:1", operator("Bea"));
  await written(11, "find:2", operator("Bea"), "looked");
  await written(12, "find:3", operator("Bea"));
  await written(13, "find:3", operator("Cho"));
  expect(subjectsIn(await ops("audit", "list", "--operator", "Bea"))).toEqual(["find:3", "find:1"]);
  expect(await ops("audit", "list", "--operator", "Bea", "--action", "looked")).toContain("looked  find:2");
  expect(await ops("audit", "list", "--subject", "find:3")).toMatch(/Cho[\s\S]*Bea[\s\S]*2 entries$/);
  const between = await ops("audit", "list", "--from", iso(11), "--to", iso(13), "--operator", "Bea");
  expect(subjectsIn(between), "from is included, to is not").toEqual(["find:3"]);
  expect(between).toContain("2 entries");
});

it("OPS-03 pages list every entry once, also entries of the same moment", async () => {
  const subjects = Array.from({ length: 7 }, (_, index) => `page:${index}`);
  for (const subject of subjects) await written(subject < "page:4" ? 20 : 21, subject, operator("Dan"));
  const seen: (string | undefined)[] = [];
  let cursor: string[] = [];
  for (let page = 0; page < 4; page++) {
    const said = await ops("audit", "list", "--operator", "Dan", "--limit", "3", ...cursor);
    seen.push(...subjectsIn(said));
    const next = /There are more: --cursor (\S+)$/.exec(said)?.[1];
    if (next === undefined) break;
    cursor = ["--cursor", next];
    if (page === 0) await written(22, "page:later", operator("Dan"));
  }
  expect(seen.toSorted()).toEqual(subjects);
});

it.each([
  ["--limit", "0"],
  ["--limit", "501"],
  ["--from", "yesterday"],
  ["--nothing", "x"],
  ["surplus", "word"],
])("OPS-03 `audit list %s %s` is a usage error", async (...args) => {
  const called = ops("audit", "list", ...args);
  if (args[0] === "--nothing") await expect(called).rejects.toMatchObject({ code: "ERR_PARSE_ARGS_UNKNOWN_OPTION" });
  else await expect(called).rejects.toBeInstanceOf(UsageError);
});

it.each(["x", "1_2", `9${"9".repeat(14)}_${crypto.randomUUID()}x`])(
  "OPS-03 the cursor %s is rejected",
  async (cursor) => {
    const refused = { code: "invalid-input", issues: [{ path: "cursor" }] };
    await expect(listAudit(operatorContext(), { pageSize: 1, cursor })).rejects.toMatchObject(refused);
  },
);
