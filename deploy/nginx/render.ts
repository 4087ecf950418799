// node deploy/nginx/render.ts > /etc/nginx/conf.d/sinag.conf: writes the front's configuration from the environment
// (docs/front.md).
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { type SiteLanguages, siteLanguagesOf } from "../../lib/i18n/site-languages.ts";
import { tooLongHeaders, tooLongPage, tooManyPage } from "../../lib/web/too-long-page.ts";

export interface FrontSettings {
  /** As visitors type it, with a port that is not the default: "play.example", "localhost:8080". */
  host: string;
  /** Address of the web process. */
  upstream: string;
  listen: string;
  /** A folder that nginx can write to. */
  cache: string;
  /** The application's FRONT_SECRET. */
  secret: string;
  tls?: { certificate: string; key: string } | undefined;
  /** TTL of a cached page, in seconds. */
  seconds?: number;
  /** Addresses of proxies further out, whose X-Forwarded-For counts: "192.0.2.0/24 2001:db8::/32". */
  proxies?: string;
  /** Pages per second of one address; cached ones cost a tenth. Ten seconds' worth may come at once. */
  perSecond?: number;
  /** Codes of the languages that the site offers, its default first. */
  languages?: string;
  /** Pages of one address that may be under way at once. */
  open?: number;
}

const { "content-type": tooLongType, ...tooLongOthers } = tooLongHeaders;

/** In every server block: such a request is not parsed, so not even its host is known. */
const tooLongFor = (languages: SiteLanguages) =>
  [
    // A client that is cut off while sending may lose the response.
    "  lingering_close always;",
    "  error_page 414 /.front/too-long;",
    "  error_page 494 =431 /.front/too-long;",
    "  location = /.front/too-long {",
    "    internal;",
    `    default_type ${quoted(tooLongType)};`,
    ...Object.entries(tooLongOthers).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`),
    `    return 414 ${quoted(tooLongPage(languages))};`,
    "  }\n",
  ].join("\n");

/** In the server block of the site. */
const tooManyFor = (languages: SiteLanguages) =>
  [
    "  location = /.front/too-many {",
    "    internal;",
    `    default_type ${quoted(tooLongType)};`,
    "    add_header retry-after 5 always;",
    ...Object.entries(tooLongOthers).map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`),
    `    return 429 ${quoted(tooManyPage(languages))};`,
    "  }\n",
  ].join("\n");

/** Quotes a text for nginx as one word, without variables. */
function quoted(text: string): string {
  if (/[$\\]/.test(text) || Buffer.byteLength(text) > 4_000) throw new Error("not for a configuration of nginx");
  return `"${text.replaceAll('"', '\\"')}"`;
}

const plain = /^[\w.:/+=[\]-]+$/;

/**
 * Returns the configuration, each time with a new nonce placeholder. Throws on a value that could inject directives.
 */
export function renderFront({
  tls,
  seconds = 5,
  proxies = "",
  perSecond = 20,
  open = 100,
  languages: codes = "EN TY",
  ...settings
}: FrontSettings): string {
  const [defaultLanguage = "", ...others] = codes.split(/\s+/).filter(Boolean);
  const languages = siteLanguagesOf({ languages: [defaultLanguage, ...others], defaultLanguage });
  const tooLong = tooLongFor(languages);
  const outer = proxies.split(/\s+/).filter(Boolean);
  const given = [...Object.entries({ ...settings, ...tls }), ...outer.map((address) => ["a proxy", address] as const)];
  for (const [name, value] of given)
    if (!plain.test(value)) throw new Error(`${name} of the front is ${value ? "not plain text" : "missing"}`);
  if (settings.secret.length < 32) throw new Error("secret of the front has less than 32 characters");
  const name = settings.host.replace(/:\d+$/, "");
  const values: Record<string, string> = {
    ...settings,
    name,
    listen: tls ? `${settings.listen} ssl http2` : settings.listen,
    tls: tls ? `  ssl_certificate ${tls.certificate};\n  ssl_certificate_key ${tls.key};\n` : "",
    redirect: tls
      ? `\nserver {\n  listen 80;\n  server_name ${name};\n${tooLong}  location / {\n    return 308 https://${settings.host}$request_uri;\n  }\n}\n`
      : "",
    seconds: String(seconds),
    placeholder: randomBytes(16).toString("hex"),
    language: languages.fallback,
    languages: languages.offered.join("|"),
    tooLong,
    tooMany: tooManyFor(languages),
    perSecond: String(perSecond),
    perSecondKept: String(perSecond * 10),
    burst: String(perSecond * 10),
    burstKept: String(perSecond * 100),
    open: String(open),
    proxies: [
      ...outer.map((address) => `set_real_ip_from ${address};\n`),
      ...(outer.length > 0 ? ["real_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n"] : []),
    ].join(""),
  };
  const template = readFileSync(new URL("sinag.conf.template", import.meta.url), "utf8");
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`The template asks for ${key}`);
    return value;
  });
}

if (import.meta.main) {
  const {
    FRONT_HOST,
    FRONT_UPSTREAM,
    FRONT_LISTEN,
    FRONT_CACHE,
    FRONT_SECRET,
    FRONT_CERTIFICATE,
    FRONT_KEY,
    FRONT_PROXIES,
    FRONT_LANGUAGES,
  } = process.env;
  const tls = FRONT_CERTIFICATE && FRONT_KEY ? { certificate: FRONT_CERTIFICATE, key: FRONT_KEY } : undefined;
  process.stdout.write(
    renderFront({
      host: FRONT_HOST ?? "",
      upstream: FRONT_UPSTREAM ?? "127.0.0.1:3000",
      listen: FRONT_LISTEN ?? (tls ? "443" : "80"),
      cache: FRONT_CACHE ?? "/var/cache/nginx/sinag",
      secret: FRONT_SECRET ?? "",
      tls,
      ...(FRONT_LANGUAGES && { languages: FRONT_LANGUAGES }),
      ...(FRONT_PROXIES && { proxies: FRONT_PROXIES }),
    }),
  );
}
