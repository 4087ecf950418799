import { expect, test } from "vitest";
import { formErrorOf } from "#lib/client/form-error.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import { elapsedMs } from "#lib/client/server-clock.ts";
import { errorStatus } from "#lib/kernel/error-codes.ts";

test("SITE-13 errors that pass by themselves can be retried, and errors that need the person's action cannot", () => {
  const codes = ["network", ...Object.keys(errorStatus)];
  const retriable = codes.filter((code) => formErrorOf(new PortalError(code, "")).canRetry);
  expect(new Set(retriable)).toEqual(
    new Set([
      ...["network", "service-unavailable", "gateway-unavailable", "maintenance"],
      ...["too-many-requests", "unknown", "conflict"],
    ]),
  );
});

test("SITE-13 too many attempts set the retry time that the server names", () => {
  const before = elapsedMs();
  const { retryAtMs } = formErrorOf(new PortalError("too-many-requests", "", { retryAfterSeconds: 30 }));
  expect(retryAtMs).toBeGreaterThanOrEqual(before + 30_000);
  expect(formErrorOf(new PortalError("gateway-unavailable", "", { retryAfterSeconds: 30 })).retryAtMs).toBeUndefined();
});
