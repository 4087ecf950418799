import type { Metadata } from "next";
import { definePage } from "#app/_pages/define-page.tsx";
import { pageMetadata } from "#app/_pages/page-metadata.ts";
import { ReadingPage } from "#components/layout/reading-page.tsx";
import { NoticeList } from "#components/messaging/notice-list.tsx";
import { Pagination } from "#components/ui/pagination.tsx";
import { State } from "#components/ui/state.tsx";
import { pages } from "#lib/contracts/pages.ts";
import { formatDate } from "#lib/i18n/format.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readNoticePage } from "#lib/modules/content/index.ts";
import { pageLocale } from "#lib/portal/pages/admit-page.ts";
import { pageNumber } from "#lib/portal/pages/page-number.ts";

export async function generateMetadata({ params, searchParams }: PageProps<"/[locale]/notices">): Promise<Metadata> {
  const locale = pageLocale((await params).locale);
  const t = await translatorFor(locale, "content");
  const page = pageNumber((await searchParams).page);
  return pageMetadata(locale, addressOf(page), { title: t("title"), description: t("description") });
}

const addressOf = (page: number) => (page === 1 ? pages.notices.path : `${pages.notices.path}?page=${page}`);

export default definePage(pages.notices, async ({ context, locale, site, searchParams }) => {
  const [t, { content, pageNum, totalPages }] = await Promise.all([
    translatorFor(locale, "content"),
    readNoticePage(context, { language: locale, page: pageNumber(searchParams.page) }),
  ]);
  const notices = content.map((notice) => ({
    ...notice,
    publishedAt: notice.publishedAt.toISOString(),
    date: formatDate(notice.publishedAt, locale, site.timeZone, "date"),
  }));
  return (
    <ReadingPage title={t("title")} lead={t("description")} narrow>
      {notices.length > 0 ? (
        <NoticeList notices={notices} />
      ) : (
        <div className="panel">
          <State drawing="empty" title={t("none-title")} text={t("none-text")} />
        </div>
      )}
      <Pagination
        label={t("pages")}
        page={pageNum}
        pages={totalPages}
        href={(page) => localePath(locale, addressOf(page))}
        previous={t("newer")}
        next={t("older")}
        text={t("page", { page: pageNum, pages: totalPages })}
      />
    </ReadingPage>
  );
});
