import type { IncomingHttpHeaders } from "node:http";
import type { Locale } from "#lib/i18n/locales.ts";
import { knownLanguages } from "#lib/i18n/site-languages.ts";

/** The parts of a request that an anonymous page depends on. */
export interface CacheKey {
  path: string;
  host: string;
  language: Locale;
  theme: "dark" | "light";
}

/** The cache key covers the whole effect of these cookies. Any other cookie may identify a person. */
const harmless = new Set(["lang", "theme", "referralCode"]);
/**
 * With one of these headers the response is personal, partial or, with a nonce (`overwriteForwarding`), cached by the
 * front.
 */
const others = ["authorization", "rsc", "next-url", "x-nonce"];

/**
 * Returns the cache key of a request, or null when its response may be personal. A cacheable request reads a page
 * without a query, without headers of the framework and without a cookie that may identify a person. The front has the
 * same rule (deploy/nginx).
 */
export function cacheKeyOf(method: string | undefined, url: string, headers: IncomingHttpHeaders): CacheKey | null {
  if (method !== "GET" || url.includes("?") || /^\/(api|art|og|_next)\/|\.\w+$/.test(url)) return null;
  if (Object.keys(headers).some((name) => others.includes(name) || name.startsWith("next-router-"))) return null;
  const cookies = readCookies(headers.cookie);
  if (![...cookies.keys()].every((name) => harmless.has(name))) return null;
  return {
    path: url,
    host: headers.host ?? "",
    language:
      knownLanguages().offered.find((tag) => tag === cookies.get("lang")) ??
      acceptedLanguage(headers["accept-language"]),
    theme: cookies.get("theme") === "light" ? "light" : "dark",
  };
}

/**
 * Reduces a request's headers, in place, to its cache key and the values that this server sets (`x-client-ip` etc.).
 */
export function reduceTo({ host, language, theme }: CacheKey, headers: IncomingHttpHeaders): void {
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

/** Returns the first language of the header that the site offers, by the same rule as the front. */
export function acceptedLanguage(header = ""): Locale {
  const { offered, fallback } = knownLanguages();
  const tags = header.split(",").map((range) => range.trim().toLowerCase());
  const found = tags.flatMap((tag) => offered.filter((locale) => new RegExp(`^${locale}(?:[-;\\s]|$)`).test(tag)));
  return found[0] ?? fallback;
}
