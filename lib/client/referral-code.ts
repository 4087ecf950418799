/** REG-05: the code of an invitation link, kept until someone registers: first-party, 30 days. */
const cookie = "referralCode";
const keptSeconds = 30 * 24 * 60 * 60;
const shape = /^[A-Za-z0-9_-]{1,40}$/;

/** Keeps the code of the address one came by; the last invitation counts. */
export function keepReferralCode(): void {
  const code = new URLSearchParams(location.search).get(cookie) ?? "";
  if (shape.test(code)) write(code, keptSeconds);
}

export function readReferralCode(): string {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(`${cookie}=`));
  return pair?.slice(cookie.length + 1) ?? "";
}

export function forgetReferralCode(): void {
  write("", 0);
}

function write(code: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${cookie}=${code}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
