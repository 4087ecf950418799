import "server-only";
import type { BannerGroup, BannerText } from "#lib/contracts/content/banner-view.ts";
import { type NoticeText, type NoticeType, noticesPerPage } from "#lib/contracts/content/notice-view.ts";
import { defaultLocale, type Locale } from "#lib/i18n/locales.ts";
import { leadOf } from "#lib/modules/content/sanitise-notice.ts";
import { type BannerRow, type NoticeRow, readContent } from "#lib/modules/content/store.ts";
import type { Context } from "#lib/platform/context.ts";

export interface Banner extends Pick<BannerRow, "code" | "groupName" | "art" | "link">, BannerText {}

export interface Notice extends Pick<NoticeRow, "id" | "type">, NoticeText {
  /** The notice's name in a URL. */
  slug: string;
  /** The first paragraph, as plain text. */
  lead: string;
  publishedAt: Date;
  /** Null for a notice without an end. */
  endsAt: Date | null;
}

/** Returns the active banners in order, of one group or of all. At most 5 s old. */
export async function readBanners(
  { db, clock }: Pick<Context, "db" | "clock">,
  { language, group }: { language: Locale; group?: BannerGroup },
): Promise<Banner[]> {
  const { banners } = await readContent(db);
  return banners
    .filter((row) => row.enabled && isActive(row, clock.now()) && (group === undefined || row.groupName === group))
    .flatMap(({ code, groupName, art, link, texts }) => {
      const text = inLanguage(texts, language);
      return text ? { code, groupName, art, link, ...text } : [];
    });
}

/** Returns the active notices in order, of one type or only those of the ticker. At most 5 s old. */
export async function readNotices(
  { db, clock }: Pick<Context, "db" | "clock">,
  { language, type, ticker = false }: { language: Locale; type?: NoticeType; ticker?: boolean },
): Promise<Notice[]> {
  const { notices } = await readContent(db);
  return notices
    .filter((row) => isActive(row, clock.now()))
    .filter((row) => (type === undefined || row.type === type) && (row.ticker || !ticker))
    .flatMap(({ id, code, type: own, texts, activeFrom, activeUntil, createdAt }) => {
      const text = inLanguage(texts, language);
      if (!text) return [];
      const publishedAt = activeFrom ?? createdAt;
      return {
        id,
        slug: code ?? id,
        type: own,
        ...text,
        lead: leadOf(text.content),
        publishedAt,
        endsAt: activeUntil,
      };
    });
}

/** Returns the active promotion with that slug. */
export async function readPromotion(
  context: Pick<Context, "db" | "clock">,
  { language, slug }: { language: Locale; slug: string },
): Promise<Notice | undefined> {
  const promotions = await readNotices(context, { language, type: "PR" });
  return promotions.find((promotion) => promotion.slug === slug);
}

/**
 * Returns one page of 9 news notices, without promotions (MSG-01). A page number beyond the end gives the last page.
 */
export async function readNoticePage(
  context: Pick<Context, "db" | "clock">,
  { language, page }: { language: Locale; page: number },
): Promise<{ content: Notice[]; pageNum: number; totalPages: number }> {
  const all = await readNotices(context, { language, type: "PL" });
  const totalPages = Math.max(1, Math.ceil(all.length / noticesPerPage));
  const pageNum = Math.min(page, totalPages);
  return { content: all.slice((pageNum - 1) * noticesPerPage, pageNum * noticesPerPage), pageNum, totalPages };
}

function isActive({ activeFrom, activeUntil }: Pick<BannerRow, "activeFrom" | "activeUntil">, now: Date): boolean {
  return (activeFrom === null || activeFrom <= now) && (activeUntil === null || now < activeUntil);
}

/** Returns the text in the language, else in English, else in any language. */
export function inLanguage<Text>(texts: Readonly<Record<string, Text>>, language: Locale): Text | undefined {
  return texts[language] ?? texts[defaultLocale] ?? Object.values(texts)[0];
}
