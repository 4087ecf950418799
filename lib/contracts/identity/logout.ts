import { defineCall, everyone } from "#lib/contracts/define-call.ts";
import { done, nothing } from "#lib/contracts/wire.ts";

/** Ends this browser's session. Succeeds without one, because a second tab may have ended it before. */
export const logoutCall = defineCall({
  name: "identity.logout",
  summary: "Log out",
  method: "DELETE",
  path: "/api/portal/session",
  roles: everyone,
  allowedBeforePasswordChange: true,
  input: nothing,
  output: done,
});
