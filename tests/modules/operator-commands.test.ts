import { execFile } from "node:child_process";
import { expect, it } from "vitest";
import { findVerb, runVerb } from "#lib/cli/run-verb.ts";
import { helpOf, usageOf } from "#lib/cli/usage.ts";
import type { Verb } from "#lib/operator/define-verb.ts";
import { loadAllVerbs } from "#lib/operator/registry.ts";
import type { Context } from "#lib/platform/context.ts";
import { operatorContext } from "#tests/support/fixtures/cashier.ts";
import { ops } from "#tests/support/processes/commands.ts";

const verbs = await loadAllVerbs();

const withContext = <Result>(_: unknown, work: (context: Context) => Promise<Result>) => work(operatorContext());

function verbOf(group: string, name: string): Verb {
  const verb = verbs.find((candidate) => candidate.group === group && candidate.name === name);
  if (!verb) throw new Error(`no verb ${group} ${name}`);
  return verb;
}

it.each([
  ["agents", "list", "agents [list] [--limit N] [--cursor CURSOR]"],
  ["deposits", "resolve", "deposits resolve ID credit|refuse --reason TEXT [--yes]"],
  ["site", "logo", "site logo [FILE] [--remove]"],
  ["maintenance", "on", "maintenance on [--message TEXT] [--allow ADDRESS,…] [--yes]"],
  ["withdrawals", "disburse", "withdrawals disburse ID [--amount AMOUNT] [--part N] [--yes]"],
  ["withdrawals", "proof", "withdrawals proof ID [--part N] --out FILE"],
  ["backup", "make", "backup [make] [FILE]"],
  ["restore", "put", "restore [put] FILE [--replace DATABASE]"],
  ["rewards", "grant", "rewards grant ACCOUNT AMOUNT --title TEXT [--days N] [--title-LANGUAGE TEXT]"],
])("OPS-01 the usage of %s %s is generated from its definition", (group, name, usage) => {
  expect(usageOf(verbOf(group, name))).toBe(`npm run ops -- ${usage}`);
});

it.each(verbs.map((verb) => [`${verb.group} ${verb.name}`, verb] as const))(
  "OPS-01 the help of %s has a line for each field",
  (_, verb) => {
    const [usage, summary, ...fields] = helpOf(verb);
    expect(usage).toBe(usageOf(verb));
    expect(summary).toBe(`    ${verb.summary}`);
    expect(fields).toHaveLength(verb.fields.length + Number(verb.confirm) + Number(verb.downloads));
    for (const { summary: line } of verb.fields) expect(line).toMatch(/^[A-Z].*\.$/);
  },
);

it("OPS-01 a group has at most one default verb", () => {
  const usual = verbs.filter(({ isDefault }) => isDefault).map(({ group }) => group);
  expect(new Set(usual).size).toBe(usual.length);
});

it.each([
  [
    ["deposits", "resolve"],
    ["Give ID: The deposit.", "Give credit|refuse: ", "Give --reason TEXT: "],
  ],
  [
    ["deposits", "resolve", "42", "keep", "--reason", " "],
    ["ID takes an id, as `list` prints it.", "credit|refuse takes one of credit, refuse.", "Give --reason TEXT: "],
  ],
  [
    ["withdrawals", "disburse", crypto.randomUUID(), "--amount", "0", "--part", "x"],
    ["--amount takes an amount such as", "--part takes a whole number from 1 to"],
  ],
  [
    ["rewards", "grant", "luz", "1.005", "--title-fil", "Salamat"],
    ["AMOUNT takes an amount", "Give --title TEXT: "],
  ],
  [["notices", "add", "--title", "T", "--content", "C", "--content-ar", "م"], ["Give --title-ar TEXT: "]],
  [["site", "logo"], ["Give FILE: "]],
  [["withdrawals", "proof", crypto.randomUUID()], ["Say where with --out FILE."]],
  [["agents", "add", "one", "two"], ['"two" is more than it takes.']],
])("OPS-01 `ops %j` names each field that is missing or wrong", async ([group = "", ...args], sentences) => {
  const refused = ops(group, ...args);
  for (const sentence of sentences)
    await expect(refused).rejects.toMatchObject({ name: "UsageError", message: expect.stringContaining(sentence) });
});

it("OPS-01 an irreversible command asks for confirmation, except with --yes or in a script", async () => {
  const asked: string[] = [];
  const run = (answer: boolean, ...args: string[]) =>
    runVerb(verbOf("notices", "remove"), args, {
      withContext,
      ask: async (question) => asked.push(question) > 0 && answer,
    });
  const id = crypto.randomUUID();
  expect(await run(false, id)).toEqual({ lines: ["Nothing was done."], exitCode: 1 });
  await expect(run(true, id)).rejects.toMatchObject({ code: "not-found" });
  expect(asked).toHaveLength(2);
  expect(asked[0]).toMatch(/^Takes a notice away for good\./);
  await expect(run(false, id, "--yes")).rejects.toMatchObject({ code: "not-found" });
  await expect(run(false, "42")).rejects.toMatchObject({ name: "UsageError" });
  await expect(ops("notices", "remove", id)).rejects.toMatchObject({ code: "not-found" });
  expect(asked).toHaveLength(2);
});

it("OPS-01 a command without effect ends with exit code 1", async () => {
  const answer = await runVerb(verbOf("region", "remove"), ["zz"], { withContext });
  expect(answer).toEqual({ lines: ["There was no such rule."], exitCode: 1 });
});

it("OPS-01 a group alone runs its default verb, and inherited property names are neither groups nor verbs", async () => {
  expect((await findVerb("audit", ["--limit", "1"]))?.verb.name).toBe("list");
  expect((await findVerb("backup", ["site.tar"]))?.rest).toEqual(["site.tar"]);
  expect(await findVerb("audit", ["toString"])).toBeUndefined();
  expect(await findVerb("withdrawals", [])).toBeUndefined();
  expect(await findVerb("toString", [])).toBeUndefined();
});

it("OPS-01 the command line prints help on request and after a usage error", {
  timeout: 120_000,
}, async () => {
  const run = (...args: string[]) =>
    new Promise<{ status: number | null; stdout: string }>((resolve) => {
      const command = ["--conditions=react-server", "lib/cli/main.ts", ...args];
      const child = execFile("node", command, (_, stdout) => resolve({ status: child.exitCode, stdout }));
    });
  const [help, ofVerb, noVerb] = await Promise.all([
    run("help"),
    run("withdrawals", "disburse", "--help"),
    run("withdrawals"),
  ]);
  expect(help).toMatchObject({ status: 0, stdout: expect.stringContaining("npm run ops -- audit [list]") });
  expect(ofVerb).toMatchObject({ status: 0, stdout: expect.stringMatching(/--amount AMOUNT {2}How much was sent/) });
  expect(noVerb).toMatchObject({ status: 2, stdout: expect.stringContaining("withdrawals review ID") });
});
