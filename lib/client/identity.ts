import { callPortal } from "#lib/client/call-portal.ts";
import { keepPassword } from "#lib/client/known-password.ts";
import { enterMember, leaveMember } from "#lib/client/member-state.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import { forgetReferralCode } from "#lib/client/referral-code.ts";
import { broadcastSessionChange } from "#lib/client/session-broadcast.ts";
import { changePasswordCall } from "#lib/contracts/identity/change-password.ts";
import { endSessionsCall } from "#lib/contracts/identity/end-sessions.ts";
import { loginCall } from "#lib/contracts/identity/login.ts";
import { logoutCall } from "#lib/contracts/identity/logout.ts";
import type { LoginAnswer } from "#lib/contracts/identity/member.ts";
import { registerCall } from "#lib/contracts/identity/register.ts";

const longestUrl = 2_000;

export async function logIn(form: { username: string; password: string; agentSide: boolean }): Promise<LoginAnswer> {
  return entered(await callPortal(loginCall, { ...form, type: "username" }));
}

interface RegistrationForm {
  username: string;
  password: string;
  confirmPassword: string;
  referralCode?: string | undefined;
  agreed: boolean;
}

/** REG-07: registers with the domain and URL of the registration. */
export async function register(form: RegistrationForm): Promise<LoginAnswer> {
  const place = { domain: location.host, registerUrl: location.href.slice(0, longestUrl) };
  const answer = await callPortal(registerCall, { ...form, ...place, registerMethod: "WEB", login: true });
  forgetReferralCode();
  return entered(answer);
}

interface PasswordForm {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
}

export async function changePassword(form: PasswordForm): Promise<LoginAnswer> {
  return entered(await callPortal(changePasswordCall, form));
}

export async function logOut(): Promise<void> {
  await callPortal(logoutCall, {});
  keepPassword(undefined);
  leaveMember();
  broadcastSessionChange();
}

/** Ends one of the member's own sessions, or all others without `key`. A session that has already ended is no error. */
export async function endSessions(key?: string): Promise<void> {
  try {
    await callPortal(endSessionsCall, { key });
  } catch (error) {
    if (!(error instanceof PortalError) || error.code !== "not-found") throw error;
  }
}

function entered(answer: LoginAnswer): LoginAnswer {
  enterMember(answer);
  broadcastSessionChange();
  return answer;
}
