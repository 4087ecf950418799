import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { loginCall } from "#lib/contracts/identity/login.ts";
import { done, nothing } from "#lib/contracts/wire.ts";

const limits = { perAddress: 1_000_000, perAccount: 1_000_000 };
const empty = {
  summary: "Does nothing",
  method: "POST",
  roles: everyone,
  limits,
  input: nothing,
  output: done,
} as const;

/** An empty call, plain and sealed, and the login without its seal. They exist in benches only. */
export const emptyPlain = defineCall({ ...empty, name: "bench.emptyPlain", path: "/api/portal/bench/plain" });
export const emptySealed = defineCall({
  ...empty,
  name: "bench.emptySealed",
  path: "/api/portal/bench/sealed",
  encrypted: true,
});
export const loginPlain = {
  ...loginCall,
  name: "bench.login",
  path: "/api/portal/bench/login",
  encrypted: false,
} as const;
