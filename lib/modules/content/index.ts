import "server-only";

export type { BannerDefinition, NoticeDefinition } from "#lib/modules/content/definitions.ts";
export {
  type Banner,
  inLanguage,
  type Notice,
  readBanners,
  readNoticePage,
  readNotices,
  readPromotion,
} from "#lib/modules/content/read-active.ts";
export { addBanner, listBanners, setBannerEnabled } from "#lib/modules/content/write-banners.ts";
export { addNotice, listAllNotices, removeNotice } from "#lib/modules/content/write-notices.ts";
