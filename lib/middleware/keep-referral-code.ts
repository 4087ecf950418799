import type { NextRequest, NextResponse } from "next/server";

const name = "referralCode";
const keptSeconds = 30 * 24 * 60 * 60;
const shape = /^[A-Za-z0-9_-]{1,40}$/;

/** True when a text has the form of a referral code. Registration looks up its owner. */
export function isReferralCode(code: unknown): code is string {
  return typeof code === "string" && shape.test(code);
}

/** REG-05: stores the code of an invitation link for the registration form, for 30 days. The last invitation counts. */
export function keepReferralCode(request: NextRequest, response: NextResponse): void {
  const code = request.nextUrl.searchParams.get(name) ?? "";
  if (!isReferralCode(code)) return;
  const secure = request.headers.get("x-forwarded-proto") === "https" || request.nextUrl.protocol === "https:";
  response.cookies.set(name, code, { maxAge: keptSeconds, path: "/", sameSite: "lax", secure });
}
