/** REG-05: the code of an invitation link, which the middleware keeps in a first-party cookie until someone registers. */
export function readReferralCode(): string {
  const pair = document.cookie.split("; ").find((each) => each.startsWith("referralCode="));
  return pair?.slice("referralCode=".length) ?? "";
}

export function forgetReferralCode(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = "referralCode=; path=/; max-age=0; samesite=lax";
}
