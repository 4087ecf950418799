import type { ShownEntry } from "#components/layout/member-entries.ts";
import type { ReceiptBellFacts } from "#components/layout/receipt-bell-facts.ts";
import type { ShownBalance } from "#components/layout/wallet.tsx";
import type { BannerCarouselProps } from "#components/lobby/home/banner-carousel.tsx";
import type { CategoryEntry, ListEntry } from "#components/lobby/navigation.ts";
import type { Picture } from "#components/ui/picture.ts";
import type { PageMember } from "#lib/client/member-state.ts";
import type { ServiceEntry } from "#lib/contracts/system/service-entry.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";

/** All data of the shell, loaded once per request by `app/_frames/site-frame.tsx`. */
export interface ShellFacts {
  locale: Locale;
  /** Names and limits come from the site configuration (SITE-07). */
  siteName: string;
  logo: Picture | undefined;
  minimumAge: number;
  languages: readonly { tag: Locale; name: string }[];
  /** Channels to reach the operator, besides the help page. */
  service: readonly ServiceEntry[];
  /** NAV-06: install pages of the apps, when the site has any. */
  apps: { ios?: string | undefined; android?: string | undefined };
  /** LOBBY-02: banners of the side menu. */
  banners: BannerCarouselProps;
  /** Null for a visitor. A trial session has no money balance. */
  member: (PageMember & { balance: ShownBalance | null }) | null;
  /** NAV-04: in-house, then every category that has vendors, in the order of the lobby. */
  categories: readonly CategoryEntry[];
  /** Formatted number of the games of all categories. */
  allGames: string;
  /** Lists across categories, and the member's own lists. */
  lists: readonly ListEntry[];
  ownLists: readonly ListEntry[];
  side: "wide" | "narrow";
  balance: "shown" | "hidden";
  t: Translate;
  common: Translate;
  /** Pages of the member centre, with their waiting counts. */
  entries: readonly ShownEntry[];
  /** Null without a money balance. */
  bell: ReceiptBellFacts | null;
  /** Version of the deposits and withdrawals that the page shows. */
  cashierVersion: string | undefined;
}
