import { askedOnce } from "#lib/client/asked-once.ts";
import type { AuthPopup } from "#lib/client/auth-popup.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { type BannerView, readAnnouncements } from "#lib/contracts/content/read-announcements.ts";
import type { Locale } from "#lib/i18n/locales.ts";

export type EntranceBanners = Record<AuthPopup, BannerView[]>;

const ask = askedOnce(() => callPortal(readAnnouncements, { types: "B", platform: "W" }));

/** LOBBY-02: the banners beside both forms. Without an answer there are none, until someone asks anew. */
export async function fetchEntranceBanners(locale: Locale): Promise<EntranceBanners> {
  const { banners } = await ask(locale).catch(() => ({ banners: [] }));
  const of = (group: string) => banners.filter(({ groupName }) => groupName === group);
  return { login: of("w_login"), register: of("w_register") };
}
