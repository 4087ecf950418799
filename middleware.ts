import { NextRequest, NextResponse } from "next/server";
import createIntlMiddleware from "next-intl/middleware";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { routingOf } from "#lib/i18n/routing.ts";
import { knownLanguages, type SiteLanguages } from "#lib/i18n/site-languages.ts";
import { contentSecurityPolicy, newNonce } from "#lib/middleware/content-security-policy.ts";
import { keepReferralCode } from "#lib/middleware/keep-referral-code.ts";
import { pageAt, splitLocale } from "#lib/middleware/page-at.ts";
import { readStatus } from "#lib/middleware/system-status.ts";
import { development } from "#lib/platform/env.ts";

// A literal, since Next reads it without running the file. Calls, art and assets skip the middleware.
export const config = {
  runtime: "nodejs",
  matcher: ["/((?!api/|art/|fonts/|_next/|.*\\.(?:svg|png|ico|txt|xml|webmanifest|woff2)$).*)"],
};

const sessionCookieName = "__Host-session";

/**
 * Runs before pages: system status (SITE-03), redirect to login (AUTH-14), language, and a nonce for the policy. It is
 * a convenience, not a guard: pages and calls check everything again. Web APIs only.
 */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  // Set by our own server only, for a front that authenticated itself: the placeholder of a page that the front may
  // cache.
  const nonce = request.headers.get("x-nonce") ?? newNonce();
  const policy = contentSecurityPolicy(nonce, development);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  const response = await answer(request, headers);
  response.headers.set("content-security-policy", policy);
  keepReferralCode(request, response);
  return response;
}

async function answer(request: NextRequest, headers: Headers): Promise<NextResponse> {
  // Also reads the site's languages anew, when they are older than the status may be.
  const known = await readStatus(request.nextUrl.origin, request.headers.get("x-client-ip") ?? "");
  const languages = knownLanguages();
  const { locale, path } = splitLocale(request.nextUrl.pathname, languages);
  const page = pageAt(path);
  // For the layout, which Next does not tell where it is.
  headers.set("x-page-path", path);
  if (!page?.exemptFromStatus && known.status !== 0) return statusPage(request, headers, locale, known.status);
  const mayBeKept = !page?.exemptFromStatus && known.everyones;
  const needsSession = page !== undefined && !page.roles.includes("visitor");
  if (needsSession && !request.cookies.has(sessionCookieName)) return toEntrance(request, locale, page.entrance);
  const response = inLanguage(languages)(new NextRequest(request.url, { headers, method: request.method }));
  if (mayBeKept && page && !needsSession && request.headers.has("x-nonce"))
    response.headers.set("x-front-cache", "shared");
  return response;
}

const routes = new WeakMap<SiteLanguages, ReturnType<typeof createIntlMiddleware>>();

function inLanguage(languages: SiteLanguages) {
  const route = routes.get(languages) ?? createIntlMiddleware(routingOf(languages));
  routes.set(languages, route);
  return route;
}

/** Keeps the address and responds with the reason: 503 with Retry-After, or 451. */
function statusPage(request: NextRequest, headers: Headers, locale: Locale, status: 1 | 2 | null): NextResponse {
  const rewritten = new URL(`/${locale}/status`, request.url);
  headers.set("x-site-status", String(status));
  const response = NextResponse.rewrite(rewritten, { status: status === 2 ? 451 : 503, request: { headers } });
  if (status !== 2) response.headers.set("retry-after", "30");
  response.headers.set("cache-control", "no-store");
  return response;
}

function toEntrance(request: NextRequest, locale: Locale, entrance: string): NextResponse {
  const target = new URL(localePath(locale, entrance), request.url);
  target.searchParams.set("return", `${request.nextUrl.pathname}${request.nextUrl.search}`);
  return NextResponse.redirect(target);
}
