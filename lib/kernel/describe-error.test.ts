import { DrizzleQueryError } from "drizzle-orm";
import postgres from "postgres";
import { expect, it } from "vitest";
import { describeError, redactedError } from "#lib/kernel/describe-error.ts";

const secret = "TXpaymentAddress9";

function postgresError(facts: object): Error {
  const error = new postgres.PostgresError("placeholder");
  return Object.assign(error, { query: "insert", parameters: [secret], args: [secret], ...facts });
}

const duplicate = postgresError({
  message: 'duplicate key value violates unique constraint "deposit_address"',
  code: "23505",
  detail: `Key (address)=(${secret}) already exists.`,
  constraint_name: "deposit_address",
  where: secret,
});

const told: readonly (readonly [string, () => unknown])[] = [
  ["a query of drizzle", () => new DrizzleQueryError("select $1", [secret], duplicate)],
  ["a parameter that looks like a frame", () => new DrizzleQueryError("select $1", [`x\n    at ${secret}`])],
  ["a detail of Postgres", () => duplicate],
  [
    "a quoted value",
    () => postgresError({ message: `invalid input syntax for type uuid: "${secret}"`, code: "22P02" }),
  ],
  ["a raised message", () => postgresError({ message: `no account: ${secret}`, code: "P0001" })],
  ["a command of Redis", () => Object.assign(new Error("WRONGTYPE"), { command: { name: "set", args: [secret] } })],
  ["a body that is no JSON", () => parsed(`{"password": ${secret}`)],
  ["a nested cause", () => new Error("outer", { cause: new Error("inner", { cause: duplicate }) })],
  ["several causes", () => new AggregateError([duplicate, new DrizzleQueryError("q", [secret])], "2 rows failed")],
  ["a text that was thrown", () => secret],
];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

it.each(told)("SEC-LOG the description of an error leaves out %s", (_, make) => {
  const error = make();
  expect(
    JSON.stringify([describeError(error), { ...redactedError(error) }, redactedError(error).message]),
  ).not.toContain(secret);
  expect(redactedError(error).stack).not.toContain(secret);
});

it("SEC-LOG the description has what finds the fault: statement, code, constraint and frames", () => {
  const described = describeError(new DrizzleQueryError("select $1", [secret], duplicate));
  expect(described).toMatchObject({
    message: "Failed query: select $1",
    causes: [{ type: "PostgresError", facts: { code: "23505", constraint_name: "deposit_address" } }],
  });
  expect(described.stack).toContain("describe-error.test.ts");
});
