import type { IncomingMessage, ServerResponse } from "node:http";
import type { Envelope } from "#lib/contracts/envelope.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { errorStatus } from "#lib/kernel/error-codes.ts";
import { acceptedLanguage } from "#lib/web/cache-key.ts";
import { methodsAt } from "#lib/web/call-methods.ts";
import { barePolicy } from "#lib/web/security-headers.ts";
import textsAr from "#messages/AR/errors.json" with { type: "json" };
import textsEn from "#messages/EN/errors.json" with { type: "json" };
import textsFil from "#messages/TY/errors.json" with { type: "json" };

const texts: Record<Locale, typeof textsEn> = { en: textsEn, fil: textsFil, ar: textsAr };

/** The methods of pages and files. */
export const pageMethods = ["GET", "HEAD"];

export interface Refusal {
  code: "malformed-request" | "not-found" | "method-not-allowed" | "unknown";
  /** The methods that the address takes. */
  allow?: readonly string[] | undefined;
}

/**
 * Returns why a request must not reach the framework, which would answer it with an empty page: no call at this
 * address, or none with this method. Undefined when it may.
 */
export function refusalOf({ url = "", method = "" }: IncomingMessage): Refusal | undefined {
  const [path = ""] = url.split("?", 1);
  const allow = isCall(path) ? methodsAt(path) : pageMethods;
  if (!allow) return { code: "not-found" };
  return allow.includes(method) ? undefined : { code: "method-not-allowed", allow };
}

/** Answers in place of the framework. */
export function refuseRequest(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { headers, body } = refusalAnswer(request.url ?? "", request.headers["accept-language"], refusal);
  response.writeHead(errorStatus[refusal.code], headers).end(body);
}

/** Calls get the envelope, anyone else the sentence alone. */
export function refusalAnswer(
  url: string,
  languages: string | undefined,
  { code, allow }: Refusal,
): { headers: Record<string, string>; body: string } {
  const message = texts[acceptedLanguage(languages)][code];
  const envelope: Envelope = { success: false, value: null, message, code };
  const headers = {
    ...barePolicy,
    ...(allow && { allow: allow.join(", ") }),
    "cache-control": "private, no-store",
    "content-type": isCall(url) ? "application/json" : "text/plain; charset=utf-8",
    // The body of the request may still be arriving; nobody reads it.
    connection: "close",
  };
  return { headers, body: isCall(url) ? JSON.stringify(envelope) : message };
}

export function isCall(path: string): boolean {
  return /^\/api(?:[/?]|$)/.test(path);
}
