import { pino } from "pino";
import { expect, it } from "vitest";
import { DomainError } from "#lib/kernel/domain-error.ts";
import { failure } from "#lib/portal/http/call-response.ts";

it.each([
  [new DomainError("maintenance"), 503, []],
  [new DomainError("game-maintenance"), 503, []],
  [new DomainError("gateway-unavailable"), 503, ["gateway-unavailable"]],
  [new Error("a cause"), 500, ["unknown"]],
])("ERR-02 the log contains only unexpected errors: %s", async (error, status, logged) => {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  const answer = await failure(error, "en", "a.call", log);
  expect([answer.status, answer.headers["retry-after"]]).toEqual([status, status === 503 ? "5" : undefined]);
  expect(lines.map(({ msg }) => msg)).toEqual(logged);
  expect(lines.every(({ level }) => level === 50)).toBe(true);
});
