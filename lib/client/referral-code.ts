import { readCookie, writeCookie } from "#lib/client/browser-store.ts";

/**
 * REG-05: reads the code of an invitation link, which the middleware stores in a first-party cookie until a
 * registration.
 */
export function readReferralCode(): string {
  return readCookie("referralCode") ?? "";
}

export function forgetReferralCode(): void {
  writeCookie("referralCode", "", 0);
}
