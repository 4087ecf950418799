import "server-only";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import type { PageGuard } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { isLocale, type Locale } from "#lib/i18n/locales.ts";
import type { SiteLanguages } from "#lib/i18n/site-languages.ts";
import type { Role } from "#lib/kernel/actor.ts";
import type { Session } from "#lib/modules/identity/index.ts";
import {
  readSettings,
  readSystemStatus,
  type SiteSettings,
  type SystemStatus,
  siteSettings,
} from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { services } from "#lib/portal/composition/services.ts";
import { readSiteLanguages } from "#lib/portal/composition/site-languages.ts";
import { actorFrom, clientAddress, sessionOf } from "#lib/portal/composition/visitor.ts";
import { cookieOf, preSessionCookieName } from "#lib/portal/http/session-cookie.ts";

export interface PageVisitor {
  context: Context;
  session: Session | null;
  /** The session whose account data the page may show; null while a password change is due (AUTH-07). */
  own: Session | null;
  site: SiteSettings;
  status: SystemStatus;
  locale: Locale;
  languages: SiteLanguages;
  ip: string;
}

/** Returns the language of a page's address. */
export function pageLocale(locale: string): Locale {
  if (!isLocale(locale)) notFound();
  return locale;
}

/**
 * Returns the visitor of a page with the context for use cases. Read once per request, shared by layouts and the page.
 * Layouts use it for composition only. `admitPage` guards data: it runs in the page itself, also on soft navigations.
 */
export const pageVisitor = cache(async (requested: string): Promise<PageVisitor> => {
  const locale = pageLocale(requested);
  const given = await headers();
  const held = services();
  const ip = clientAddress(given);
  const [session, site, status, languages] = await Promise.all([
    sessionOf(held, given),
    readSettings(held, siteSettings),
    readSystemStatus(held, ip),
    readSiteLanguages(held),
  ]);
  if (!languages.offered.includes(locale)) notFound();
  // Calls reject such a session, so pages treat it as a visitor's.
  const own = session?.mustChangePassword ? null : session;
  const context: Context = { ...held, actor: actorFrom(own), request: pageRequest(given, ip, locale, languages) };
  return { context, session, own, site, status, locale, languages, ip };
});

/** The query of a page's address, in Next's form. */
export type PageQuery = Record<string, string | string[] | undefined>;

export type Admission =
  | ({ admitted: true } & PageVisitor)
  | { admitted: false; status: 1 | 2; message: string; ip: string };

/**
 * Lets a visitor see a page or not. Nobody sees it during maintenance or from a blocked region (SITE-06). Otherwise the
 * guard's roles decide: all others are redirected to the page's entrance and return to the same `query` after it
 * (AUTH-14).
 */
export async function admitPage(
  guard: PageGuard,
  parameters: Record<string, string>,
  query: PageQuery,
): Promise<Admission> {
  const { locale = "" } = parameters;
  const visitor = await pageVisitor(locale);
  const { status, session, ip } = visitor;
  if (status.status !== 0 && !guard.exemptFromStatus) {
    return { admitted: false, status: status.status, message: status.message, ip };
  }
  if (!rolesOf(session).some((role) => guard.roles.includes(role)))
    redirect(entranceOf(guard, visitor.locale, parameters, query));
  return { admitted: true, ...visitor };
}

/** An idle session may log in again, so it also has the role of a visitor. */
function rolesOf(session: Session | null): Role[] {
  if (!session) return ["visitor"];
  return session.idled ? [session.role, "visitor"] : [session.role];
}

function entranceOf(guard: PageGuard, locale: Locale, parameters: Record<string, string>, query: PageQuery): string {
  if (guard.entrance === "/") return localePath(locale, "/");
  const path = guard.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""));
  const asked = new URLSearchParams();
  for (const [name, value = []] of Object.entries(query)) for (const one of [value].flat()) asked.append(name, one);
  const back = new URLSearchParams({ return: `${localePath(locale, path)}${asked.size > 0 ? `?${asked}` : ""}` });
  return `${localePath(locale, guard.entrance)}?${back}`;
}

function pageRequest(given: Headers, ip: string, language: Locale, languages: SiteLanguages): Context["request"] {
  const reject = () => {
    throw new Error("A page sets no cookies; calls do");
  };
  return {
    ip,
    language,
    languages: languages.offered,
    userAgent: given.get("user-agent") ?? "",
    origin: `${given.get("x-forwarded-proto") ?? "http"}://${given.get("x-forwarded-host") ?? given.get("host") ?? ""}`,
    preSession: cookieOf(given, preSessionCookieName),
    setPreSession: reject,
    setSession: reject,
  };
}
