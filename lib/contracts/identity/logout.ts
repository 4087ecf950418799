import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { done, nothing } from "#lib/contracts/wire.ts";

/** Ends the session of this browser. Harmless without one: a second tab may have been faster. */
export const logout = defineCall({
  name: "identity.logout",
  summary: "Log out",
  method: "DELETE",
  path: "/api/portal/session",
  roles: everyone,
  allowedBeforePasswordChange: true,
  input: nothing,
  output: done,
});
