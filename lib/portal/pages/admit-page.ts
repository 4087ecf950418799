import "server-only";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import type { PageGuard } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { isLocale, type Locale } from "#lib/i18n/locales.ts";
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
import { actorFrom, clientAddress, sessionOf } from "#lib/portal/composition/visitor.ts";
import { cookieOf, preSessionCookieName } from "#lib/portal/http/session-cookie.ts";

export interface PageVisitor {
  context: Context;
  session: Session | null;
  /** The session whose own things may be shown: none while its new password is due (AUTH-07). */
  own: Session | null;
  site: SiteSettings;
  status: SystemStatus;
  locale: Locale;
  ip: string;
}

/** The language in a page's address. */
export function pageLocale(locale: string): Locale {
  if (!isLocale(locale)) notFound();
  return locale;
}

/**
 * Who asks for a page, with what use cases need. Read once per request, shared by layouts and the page. Layouts use it
 * to compose; what guards data is `admitPage`, in the page itself, which a soft navigation runs too.
 */
export const pageVisitor = cache(async (requested: string): Promise<PageVisitor> => {
  const locale = pageLocale(requested);
  const given = await headers();
  const held = services();
  const ip = clientAddress(given);
  const [session, site, status] = await Promise.all([
    sessionOf(held, given),
    readSettings(held, siteSettings),
    readSystemStatus(held, ip),
  ]);
  // Calls refuse such a session; for what a page reads it is a visitor's.
  const own = session?.mustChangePassword ? null : session;
  const context: Context = { ...held, actor: actorFrom(own), request: pageRequest(given, ip, locale) };
  return { context, session, own, site, status, locale, ip };
});

/** The query of a page's address, as Next hands it to the page. */
export type PageQuery = Record<string, string | string[] | undefined>;

export type Admission =
  | ({ admitted: true } & PageVisitor)
  | { admitted: false; status: 1 | 2; message: string; ip: string };

/**
 * Lets a visitor see a page or not: during maintenance and from blocked regions nobody (SITE-06), otherwise the roles
 * of the guard; others go to the page's entrance and come back after it (AUTH-14), to the same `query`.
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

/** A session that idled may log in again: it sees what visitors see, too. */
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

function pageRequest(given: Headers, ip: string, language: Locale): Context["request"] {
  const refuse = () => {
    throw new Error("A page sets no cookies; calls do");
  };
  return {
    ip,
    language,
    userAgent: given.get("user-agent") ?? "",
    origin: `${given.get("x-forwarded-proto") ?? "http"}://${given.get("x-forwarded-host") ?? given.get("host") ?? ""}`,
    preSession: cookieOf(given, preSessionCookieName),
    setPreSession: refuse,
    setSession: refuse,
  };
}
