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
import { answerAway } from "#lib/portal/pages/answer-away.ts";
import { alternatesOf, offeredLocales } from "#lib/seo/alternates.ts";
import { type Preview, previewAddress, previewSize } from "#lib/seo/preview.ts";
import { readSitePreview } from "#lib/seo/read-preview.ts";
import { breadcrumbFacts, type Facts } from "#lib/seo/structured-data.ts";

/**
 * SITE-07: titles end with the site's name, which comes from its configuration, as its icon does. For the outermost
 * layout: a template is for what lies below, and home lies right there. A service that is away is the page's to tell.
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
    // A word-mark is no icon.
    icons: { icon: logo && !isWordMark(logo) ? logo.src : "/icon.svg" },
  };
}

interface PageWords {
  title: string;
  description: string;
  /** The picture when the page is shared; the site's own unless told. */
  preview?: Preview;
  /** `false` for one of many views of a page: it is not listed, its links are followed. */
  listed?: boolean;
  /** Where someone who was sent the page should land, when that is not `path`. */
  sharedPath?: string;
}

/**
 * SITE-14: what search engines and those who unfurl links are told of a page: words, its one address, the same page in
 * every offered language, and a picture.
 */
export async function pageMetadata(
  requested: string,
  path: string,
  { title, description, preview, listed = true, sharedPath = path }: PageWords,
): Promise<Metadata> {
  const words = { title, description };
  const visitor = await pageVisitor(requested).catch(answerAway);
  if (!visitor) return words;
  const { site, locale } = visitor;
  const origin = originOf(visitor);
  const offered = offeredLocales(site.languages);
  const picture = preview ?? (await readSitePreview(visitor, "site"));
  const images = [{ url: origin + previewAddress(picture), ...previewSize, type: "image/png", alt: picture.title }];
  return {
    ...words,
    ...(listed && offered.includes(locale)
      ? {
          alternates: {
            canonical: origin + localePath(locale, path),
            languages: alternatesOf(origin, path, offered),
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

/** Of a page whose words stand in one area: `export const generateMetadata = metadataOf(pages.help, "help")`. */
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

/** Open Graph wants a territory with the language. */
const openGraphLocale: Record<Locale, string> = { en: "en_US", fil: "fil_PH", ar: "ar_AR" };

/** What an invitation link shows of itself when shared; null for a page that was opened without one. */
export async function invitationOf(
  requested: string,
  page: string,
  { referralCode }: Record<string, string | string[] | undefined>,
): Promise<PageWords | null> {
  if (!isReferralCode(referralCode)) return null;
  const visitor = await pageVisitor(requested).catch(answerAway);
  if (!visitor) return null;
  const preview = await readSitePreview(visitor, "invitation");
  const sharedPath = `${page}?${new URLSearchParams({ referralCode })}`;
  return { title: preview.title, description: preview.note, preview, sharedPath };
}

/** A list's place below home, for search engines. */
export async function listFacts(visitor: PageVisitor, list: { name: string; path: string }): Promise<Facts> {
  const { locale } = visitor;
  const t = await translatorFor(locale, "shell");
  const address = (path: string) => originOf(visitor) + localePath(locale, path);
  return breadcrumbFacts([
    { name: t("home"), address: address("/") },
    { name: list.name, address: address(list.path) },
  ]);
}

/** "https://play.example". */
export function originOf({ context }: PageVisitor): string {
  return context.request?.origin ?? "";
}
