import { queryOptions } from "@tanstack/react-query";
import { callPortal } from "#lib/client/call-portal.ts";
import { ofTheSite } from "#lib/client/query-client.ts";
import { readAnnouncementsCall } from "#lib/contracts/content/read-announcements.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** Same stale time as the lobby's responses (LOBBY-13). */
const bannersStaleMs = 5 * 60_000;

/** LOBBY-02: queries the banners beside the login and register forms. */
export const entranceBannersQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [ofTheSite, "entrance-banners", locale],
    queryFn: async ({ signal }) => {
      const { banners } = await callPortal(readAnnouncementsCall, { types: "B", platform: "W" }, { signal });
      const of = (group: string) => banners.filter(({ groupName }) => groupName === group);
      return { login: of("w_login"), register: of("w_register") };
    },
    staleTime: bannersStaleMs,
  });
