import "server-only";
import type { Metadata } from "next";
import { isWordMark } from "#components/ui/picture.ts";
import type { PageGuard } from "#lib/contracts/pages.ts";
import { logoPicture } from "#lib/contracts/system/site-logo.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { isReferralCode } from "#lib/middleware/keep-referral-code.ts";
import { type PageVisitor, pageLocale, pageVisitor } from "#lib/portal/pages/admit-page.ts";
import { serviceUnavailable } from "#lib/portal/pages/service-unavailable.ts";
import { alternatesOf } from "#lib/seo/alternates.ts";
import { type Preview, previewAddress, previewSize } from "#lib/seo/preview.ts";
import { readSitePreview } from "#lib/seo/read-preview.ts";
import { breadcrumbFacts, type Facts } from "#lib/seo/structured-data.ts";

/**
 * SITE-07: returns metadata of the site: titles end with its configured name, and its icon is configured as well. For
 * the root layout: a template does not apply to the layout's own level, which is home's. The page reports an
 * unavailable service.
 */
export async function frameMetadata(locale: string): Promise<Metadata> {
  const site = await pageVisitor(locale).then(
    (visitor) => visitor.site,
    () => null,
  );
  const name = site?.name ?? "Sinag";
  const logo = site?.logo && logoPicture(site.logo);
  return {
    title: { default: name, template: `%s · ${name}` },
    applicationName: name,
    // A word-mark is too wide for an icon.
    icons: { icon: logo && !isWordMark(logo) ? logo.src : "/icon.svg" },
  };
}

interface PageWords {
  title: string;
  description: string;
  /** The picture of a shared link; the site's own by default. */
  preview?: Preview;
  /** `false` for one of several views of a page: it is not indexed, but its links are followed. */
  listed?: boolean;
  /** The address in shared links, when it is not `path`. */
  sharedPath?: string;
}

/**
 * SITE-14: returns the metadata of a page for search engines and link previews: texts, canonical address, the same page
 * in every offered language, and a picture.
 */
export async function pageMetadata(
  requested: string,
  path: string,
  { title, description, preview, listed = true, sharedPath = path }: PageWords,
): Promise<Metadata> {
  const words = { title, description };
  const visitor = await pageVisitor(requested).catch(serviceUnavailable);
  if (!visitor) return words;
  const { site, locale, languages } = visitor;
  const origin = originOf(visitor);
  const picture = preview ?? (await readSitePreview(visitor, "site"));
  const images = [{ url: origin + previewAddress(picture), ...previewSize, type: "image/png", alt: picture.title }];
  return {
    ...words,
    ...(listed
      ? {
          alternates: {
            canonical: origin + localePath(locale, path),
            languages: alternatesOf(origin, path, languages),
          },
        }
      : { robots: { index: false, follow: true } }),
    openGraph: {
      ...words,
      type: "website",
      url: origin + localePath(locale, sharedPath),
      siteName: site.name,
      locale: openGraphLocale[locale],
      images,
    },
    twitter: { card: "summary_large_image", ...words, images },
  };
}

/**
 * Returns the metadata of a page with its texts in one area: `export const generateMetadata = metadataOf(pages.help,
 * "help")`.
 */
export function metadataOf(
  { path }: PageGuard,
  area: string,
  { title = "title", description = "description", listed = true } = {},
) {
  return async ({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const locale = pageLocale((await params).locale);
    const t = await translatorFor(locale, area);
    return pageMetadata(locale, path, { title: t(title), description: t(description), listed });
  };
}

/** Open Graph requires a territory with the language. */
const openGraphLocale: Record<Locale, string> = { en: "en_US", fil: "fil_PH", ar: "ar_AR" };

/** Returns the preview texts of an invitation link; null for a page without an invitation. */
export async function invitationOf(
  requested: string,
  page: string,
  { referralCode }: Record<string, string | string[] | undefined>,
): Promise<PageWords | null> {
  if (!isReferralCode(referralCode)) return null;
  const visitor = await pageVisitor(requested).catch(serviceUnavailable);
  if (!visitor) return null;
  const preview = await readSitePreview(visitor, "invitation");
  const sharedPath = `${page}?${new URLSearchParams({ referralCode })}`;
  return { title: preview.title, description: preview.note, preview, sharedPath };
}

/** Returns the breadcrumb of a list below home, for search engines. */
export async function listFacts(visitor: PageVisitor, list: { name: string; path: string }): Promise<Facts> {
  const { locale } = visitor;
  const t = await translatorFor(locale, "shell");
  const address = (path: string) => originOf(visitor) + localePath(locale, path);
  return breadcrumbFacts([
    { name: t("home"), address: address("/") },
    { name: list.name, address: address(list.path) },
  ]);
}

/** Returns the site's origin: "https://play.example". */
export function originOf({ context }: PageVisitor): string {
  return context.request?.origin ?? "";
}
