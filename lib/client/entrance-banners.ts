import { askedOnce } from "#lib/client/asked-once.ts";
import type { AuthPopup } from "#lib/client/auth-popup.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { type BannerView, readAnnouncements } from "#lib/contracts/content/read-announcements.ts";

/** LOBBY-02: the banners beside both forms; the same promise every time. Without an answer there are none. */
export const fetchEntranceBanners = askedOnce(async (): Promise<Record<AuthPopup, BannerView[]>> => {
  const { banners } = await callPortal(readAnnouncements, { types: "B", platform: "W" }).catch(() => ({ banners: [] }));
  const of = (group: string) => banners.filter(({ groupName }) => groupName === group);
  return { login: of("w_login"), register: of("w_register") };
});
