import { createHash } from "node:crypto";
import { type Locale, languageOf } from "#lib/i18n/locales.ts";
import { knownLanguages, type SiteLanguages } from "#lib/i18n/site-languages.ts";
import textsAr from "#messages/AR/error-page.json" with { type: "json" };
import statusAr from "#messages/AR/status.json" with { type: "json" };
import textsEn from "#messages/EN/error-page.json" with { type: "json" };
import statusEn from "#messages/EN/status.json" with { type: "json" };
import textsFil from "#messages/TY/error-page.json" with { type: "json" };
import statusFil from "#messages/TY/status.json" with { type: "json" };

const texts: Record<Locale, typeof textsEn & typeof statusEn> = {
  en: { ...textsEn, ...statusEn },
  fil: { ...textsFil, ...statusFil },
  ar: { ...textsAr, ...statusAr },
};

// Colours of the dark theme (app/_styles/tokens.css) and system fonts.
const style = [
  "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0a0e18;color:#c3c8d6;font:1rem/1.5 system-ui,sans-serif}",
  "main{max-width:440px;padding:40px 20px;text-align:center}",
  "svg{width:88px}",
  "h1,h2{margin:24px 0 8px;color:#f8f3e8;font-size:1.5rem;line-height:1.25}",
  "a{display:inline-block;margin:0 4px 8px;padding:10px 18px;border-radius:12px;background:#f6b73c;color:#1c1303;font-weight:700;text-decoration:none}",
  "a+a{background:#253048;color:#f8f3e8}",
  "a:focus-visible{outline:3px solid #ffd98a;outline-offset:2px}",
].join("");

const sun =
  '<svg viewBox="0 0 40 36" aria-hidden="true" fill="#f6b73c"><path d="M9 29a11 11 0 0 1 22 0z"/>' +
  [-75, -45, -15, 15, 45, 75]
    .map((degrees) => `<path d="M18.3 4h3.4l-.7 10.5h-2z" transform="rotate(${degrees} 20 29)"/>`)
    .join("") +
  '<path d="M3 31.5h34v3.2H3z"/></svg>';

type Reason = "too-long" | "too-many";

/**
 * The page for too long requests. Such a request is never parsed, so its language is unknown: the page has the text in
 * every language of the site and loads nothing. The front (deploy/nginx) serves the same page.
 */
export const tooLongPage = (languages?: SiteLanguages) => drawnPage("too-long", languages);
/** The page for an address that asks for too many pages; made without any work. The front serves the same. */
export const tooManyPage = (languages?: SiteLanguages) => drawnPage("too-many", languages);

function drawnPage(reason: Reason, { offered, fallback } = knownLanguages()): string {
  const sections = offered.map((locale, place) =>
    inLanguage(reason, locale, { first: place === 0, root: locale === fallback ? "" : `/${locale}` }),
  );
  return (
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<meta name="robots" content="noindex"><title>${texts.en[`${reason}-title`]}</title><style>${style}</style>` +
    `<main>${sun}${sections.join("")}</main></html>`
  );
}

function inLanguage(reason: Reason, locale: Locale, { first, root }: { first: boolean; root: string }): string {
  const { tag, dir } = languageOf(locale);
  const text = texts[locale];
  const heading = first ? "h1" : "h2";
  return (
    `<section lang="${tag}" dir="${dir}"><${heading}>${text[`${reason}-title`]}</${heading}>` +
    `<p>${text[`${reason}-text`]}</p><p><a href="${root}/index">${text.home}</a>` +
    `<a href="${root}/help">${text.service}</a></p></section>`
  );
}

const styleDigest = createHash("sha256").update(style).digest("base64");

/** Headers of both pages. */
export const tooLongHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${styleDigest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};
