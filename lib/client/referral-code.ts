/**
 * REG-05: reads the code of an invitation link, which the middleware stores in a first-party cookie until a
 * registration.
 */
export function readReferralCode(): string {
  const pair = document.cookie.split("; ").find((each) => each.startsWith("referralCode="));
  return pair?.slice("referralCode=".length) ?? "";
}

export function forgetReferralCode(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API
  document.cookie = "referralCode=; path=/; max-age=0; samesite=lax";
}
