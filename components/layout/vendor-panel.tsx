"use client";
import { useQuery } from "@tanstack/react-query";
import { GameIcon } from "#components/art/game-icon.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { vendorsQuery } from "#lib/client/games/vendors.ts";
import { queryClient } from "#lib/client/query-client.ts";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import { vendorListPath } from "#lib/contracts/games/list-paths.ts";
import { isLargeMenu } from "#lib/contracts/games/lobby-sizes.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";

interface VendorPanelProps {
  locale: Locale;
  category: GameCategory;
  /** Link to the list of all vendors. */
  href: string;
  text: { all: string; failed: string };
  /** Offset of the category's entry from the start of the header. */
  startPx: number;
  onChosen: () => void;
}

/** NAV-05: renders 'all' first, then the vendors. Many vendors get a larger panel. */
export default function VendorPanel({ locale, category, href, text, startPx, onChosen }: VendorPanelProps) {
  const { data, isError } = useQuery(vendorsQuery(locale), queryClient());
  const vendors = data && Object.values(data.find((entry) => entry.category === category)?.cards ?? {});
  const large = vendors && isLargeMenu(vendors.length);
  return (
    <div
      className={cx(
        "overlay absolute top-full z-30 max-w-[calc(100%-16px)] grid gap-1 rounded-[14px] p-2 animate-[rise-in_var(--t-base)_var(--ease)]",
        large ? "w-[560px] grid-cols-3" : "w-64",
      )}
      style={{ insetInlineStart: `max(8px, min(${startPx}px, 100% - ${large ? 568 : 264}px))` }}
    >
      <PageLink href={href} onClick={onChosen} className={cx(rowClass, "font-bold text-1")}>
        {text.all}
      </PageLink>
      {!vendors && !isError && <Skeleton className="h-44" />}
      {!vendors && isError && <p className="px-2.5 py-3 text-sm text-3">{text.failed}</p>}
      {vendors?.map(({ vendorCode, displayName, iconUrl }) => (
        <PageLink
          key={vendorCode}
          href={localePath(locale, vendorListPath(category, vendorCode))}
          onClick={onChosen}
          className={rowClass}
        >
          <GameIcon url={iconUrl} name={displayName} size={28} />
          <span translate="no" className="truncate-line">
            {displayName}
          </span>
        </PageLink>
      ))}
    </div>
  );
}

const rowClass =
  "flex min-h-11 items-center gap-2.5 rounded-[10px] px-2.5 font-semibold text-2 hover:bg-surface-3 hover:text-1";
