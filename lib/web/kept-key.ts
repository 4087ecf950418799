import type { IncomingHttpHeaders } from "node:http";
import { defaultLocale, isLocale, type Locale, locales } from "#lib/i18n/locales.ts";

/** What a page for anyone depends on; everything else of a request is left out of it. */
export interface KeptKey {
  path: string;
  host: string;
  language: Locale;
  theme: "dark" | "light";
}

/** Cookies whose whole effect is in the key. Any other may be a person. */
const harmless = new Set(["lang", "theme", "referralCode"]);
/** With one of these an answer is a person's, a part of a page, or (with a nonce: `overwriteForwarding`) the front's. */
const others = ["authorization", "rsc", "next-url", "x-nonce"];

/**
 * The key of a request whose answer may be anyone's, else null: a page that is only read, without a query, without the
 * framework's own headers, and without a cookie that could be a person. The same rule as the front's (deploy/nginx).
 */
export function keptKey(method: string | undefined, url: string, headers: IncomingHttpHeaders): KeptKey | null {
  if (method !== "GET" || url.includes("?") || /^\/(api|art|og|_next)\/|\.\w+$/.test(url)) return null;
  if (Object.keys(headers).some((name) => others.includes(name) || name.startsWith("next-router-"))) return null;
  const cookies = readCookies(headers.cookie);
  if (![...cookies.keys()].every((name) => harmless.has(name))) return null;
  return {
    path: url,
    host: headers.host ?? "",
    language: chosenLanguage(cookies.get("lang")) ?? acceptedLanguage(headers["accept-language"]),
    theme: cookies.get("theme") === "light" ? "light" : "dark",
  };
}

/** Leaves of a request, in place, what is in its key and what this server knows by itself (`x-client-ip` and its like). */
export function reduceTo({ host, language, theme }: KeptKey, headers: IncomingHttpHeaders): void {
  const own = /^(x-client-ip|x-forwarded-.*)$/;
  for (const name of Object.keys(headers)) if (!own.test(name)) delete headers[name];
  Object.assign(headers, { host, accept: "text/html", "accept-language": language, cookie: `theme=${theme}` });
}

function readCookies(header = ""): Map<string, string> {
  const pairs = header.split(";").flatMap((pair) => {
    const [name = "", ...value] = pair.split("=");
    return name.trim() ? [[name.trim(), value.join("=").trim()] as const] : [];
  });
  return new Map(pairs);
}

function chosenLanguage(tag = ""): Locale | undefined {
  return isLocale(tag) ? tag : undefined;
}

/** The first language of the header that pages are written in, as the front reads it. */
function acceptedLanguage(header = ""): Locale {
  const tags = header.split(",").map((range) => range.trim().toLowerCase());
  const found = tags.flatMap((tag) => locales.filter((locale) => new RegExp(`^${locale}(?:[-;\\s]|$)`).test(tag)));
  return found[0] ?? defaultLocale;
}
