import { queryOptions } from "@tanstack/react-query";
import type { AuthPopup } from "#lib/client/auth-popup.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { ofTheSite } from "#lib/client/query-client.ts";
import { type BannerView, readAnnouncementsCall } from "#lib/contracts/content/read-announcements.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** Same stale time as the lobby's responses (LOBBY-13). */
const bannersStaleMs = 5 * 60_000;

/** The banners beside the form of each popup. */
export type EntranceBanners = Record<AuthPopup, BannerView[]>;

export function entranceBannersOf(banners: readonly BannerView[]): EntranceBanners {
  const of = (group: string) => banners.filter(({ groupName }) => groupName === group);
  return { login: of("w_login"), register: of("w_register") };
}

/**
 * LOBBY-02: queries the banners beside the login and register forms. `served` are those that came with the page, so that
 * it shows them at once.
 */
export const entranceBannersQuery = (locale: Locale, served?: EntranceBanners) =>
  queryOptions({
    queryKey: [ofTheSite, "entrance-banners", locale],
    queryFn: async ({ signal }) => {
      const { banners } = await callPortal(readAnnouncementsCall, { types: "B", platform: "W" }, { signal });
      return entranceBannersOf(banners);
    },
    initialData: served,
    staleTime: bannersStaleMs,
  });
