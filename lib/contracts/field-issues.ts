import type * as z from "zod/mini";
import type { ErrorParams, FieldIssue } from "#lib/kernel/domain-error.ts";

type Issue = z.core.$ZodIssue;

const messageKey = /^[a-z][a-z0-9]*([-.][a-z0-9]+)*$/;

/**
 * Maps zod issues to message keys with parameters (keys of `validation` in the catalogues), for forms and the server. A
 * check's `error` in the format of a key is used as the key; zod's default messages map to general keys.
 */
export function fieldIssues(issues: readonly Issue[]): FieldIssue[] {
  return issues.flatMap((issue) => {
    const path = issue.path.join(".");
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, key: "unknown-field", params: {} }));
    }
    const [key, params] = keyOf(issue);
    return [{ path, key, params }];
  });
}

function keyOf(issue: Issue): [string, ErrorParams] {
  if (messageKey.test(issue.message)) return [issue.message, ownParams(issue)];
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null ? ["required", {}] : ["invalid-value", {}];
    case "too_small": {
      const min = Number(issue.minimum);
      if (issue.origin !== "string") return ["too-low", { min }];
      return min <= 1 ? ["required", {}] : ["too-short", { min }];
    }
    case "too_big":
      return [issue.origin === "string" ? "too-long" : "too-high", { max: Number(issue.maximum) }];
    case "invalid_format":
      return ["invalid-format", {}];
    default:
      return ["invalid-value", {}];
  }
}

function ownParams(issue: Issue): ErrorParams {
  const params: ErrorParams = {};
  const given = issue.code === "custom" ? issue.params : {};
  for (const [name, value] of Object.entries(given ?? {})) {
    if (typeof value === "string" || typeof value === "number") params[name] = value;
  }
  return params;
}
