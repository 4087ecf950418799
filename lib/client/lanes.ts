import { askedOnce } from "#lib/client/asked-once.ts";
import { callPortal } from "#lib/client/call-portal.ts";
import { type Lane, readVendors } from "#lib/contracts/games/read-vendors.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** The vendors by kind, kept as LOBBY-13 says. */
export const fetchLanes: (locale: Locale) => Promise<Lane[]> = askedOnce(async () => {
  const { data } = await callPortal(readVendors, {});
  return data.lanes;
});
