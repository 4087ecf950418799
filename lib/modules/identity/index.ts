import "server-only";

export { changePassword } from "#lib/modules/identity/change-password.ts";
export { createAccount, type NewAccount } from "#lib/modules/identity/create-account.ts";
export { accountRegistered, loggedIn } from "#lib/modules/identity/events.ts";
export { findAccount } from "#lib/modules/identity/find-account.ts";
export { forgetEndedSessions } from "#lib/modules/identity/forget-ended-sessions.ts";
export { type ListedAccount, listAccounts } from "#lib/modules/identity/list-accounts.ts";
export { logIn } from "#lib/modules/identity/log-in.ts";
export { logOut } from "#lib/modules/identity/log-out.ts";
export { agentTypes } from "#lib/modules/identity/member-role.ts";
export { readModuleFlags } from "#lib/modules/identity/module-flags.ts";
export { endOwnSessions, listOwnSessions } from "#lib/modules/identity/own-sessions.ts";
export { type PlayerStatus, requireActivePlayer, savePlayerStatus } from "#lib/modules/identity/player-status.ts";
export { randomPassword } from "#lib/modules/identity/random-password.ts";
export { readDisplayName, readLoginInfo, readMember } from "#lib/modules/identity/read-member.ts";
export { readState } from "#lib/modules/identity/read-state.ts";
export { register } from "#lib/modules/identity/register.ts";
export { readRegistrationSettings } from "#lib/modules/identity/registration-settings.ts";
export { type OneTimePassword, renewPassword } from "#lib/modules/identity/renew-password.ts";
export {
  actorOf,
  isSessionIdled,
  isSessionOpen,
  readSession,
  readSessionEnd,
  removeEndedSessions,
  type Session,
  sessionTtlMs,
  startSession,
} from "#lib/modules/identity/sessions.ts";
export { identitySettings } from "#lib/modules/identity/settings.ts";
