import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { FilterLink } from "#components/lobby/list/filter-link.tsx";
import { type ListFilter, type ListWire, listAddress, toggleFeature } from "#components/lobby/list/list-query.ts";
import { chipClass } from "#components/ui/chip.tsx";
import { ScrollRow } from "#components/ui/scroll-row.tsx";
import { gameFeatures } from "#lib/contracts/games/game-classes.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";

export interface FilterOption {
  code: string;
  title: string;
  /** Formatted number. */
  games: string;
}

interface ListFiltersProps {
  path: string;
  wire: ListWire;
  /** Takes full keys: "lobby.list.all", "catalogue.features.wilds". */
  t: Translate;
  locale: Locale;
  currency: string;
  total: string;
  /** True when the class, hot and new filters are offered; false on the hot and new lists themselves. */
  selects: boolean;
  vendors: readonly FilterOption[];
  classes: readonly FilterOption[];
}

/** LOBBY-22: minimum values for the lowest bet, in units of the currency. */
const lowestBets = ["1", "5", "10", "50"];
const manyLines = "25";
const levels = ["1", "2", "3", "4", "5"];
const further: readonly ListFilter[] = ["features", "volatility", "lines", "minBet", "hasDemo", "hasJackpot"];

/** LOBBY-08: renders the vendor, class and further filters. Every filter is a link. */
export function ListFilters({ path, wire, t, locale, currency, total, selects, vendors, classes }: ListFiltersProps) {
  const to = (change: Parameters<typeof listAddress>[2]) => listAddress(path, wire, change);
  const either = (name: ListFilter, value: string) => (wire[name] === value ? undefined : value);
  const list = (key: string) => t(`lobby.list.${key}`);
  const chosen = further.filter((name) => wire[name] !== undefined).length;
  const unfiltered = wire.gameClassify === undefined && wire.selectType === undefined;
  const anyKind = { gameClassify: undefined, selectType: undefined };
  return (
    <div className="grid gap-2">
      {vendors.length > 1 && (
        <ScrollRow label={list("vendors")} className={rowClass}>
          <FilterLink href={to({ vassalage: undefined })} on={wire.vassalage === undefined} count={total}>
            {list("all")}
          </FilterLink>
          {vendors.map(({ code, title, games }) => (
            <FilterLink key={code} href={to({ vassalage: code })} on={wire.vassalage === code} count={games}>
              {title}
            </FilterLink>
          ))}
        </ScrollRow>
      )}
      {selects && (
        <ScrollRow label={list("classes")} className={`${rowClass} gap-0.5!`}>
          <FilterLink quiet href={to(anyKind)} on={unfiltered}>
            {list("all-classes")}
          </FilterLink>
          {(["HOT", "NEW"] as const).map((type) => (
            <FilterLink
              key={type}
              quiet
              href={to({ ...anyKind, selectType: type })}
              on={wire.selectType === type && wire.gameClassify === undefined}
            >
              {list(type.toLowerCase())}
            </FilterLink>
          ))}
          {classes.length > 1 &&
            classes.map(({ code, title }) => (
              <FilterLink
                key={code}
                quiet
                href={to({ ...anyKind, gameClassify: code })}
                on={wire.gameClassify === code}
              >
                {title}
              </FilterLink>
            ))}
        </ScrollRow>
      )}
      <details open={chosen > 0} className="group/more">
        <summary className={`${chipClass} list-none [&::-webkit-details-marker]:hidden`}>
          <SlidersHorizontal aria-hidden size={16} />
          <span>{list("more-filters")}</span>
          {chosen > 0 && <span className="text-brand-text">{chosen}</span>}
        </summary>
        <div className="mt-2 grid gap-3 rounded-lg bg-surface-1 p-4 edge-1">
          <FilterGroup label={list("play")}>
            <FilterLink href={to({ lines: either("lines", manyLines) })} on={wire.lines === manyLines}>
              {t("lobby.list.lines-or-more", { lines: manyLines })}
            </FilterLink>
            <FilterLink href={to({ hasDemo: either("hasDemo", "1") })} on={wire.hasDemo === "1"}>
              {list("demo")}
            </FilterLink>
            <FilterLink href={to({ hasJackpot: either("hasJackpot", "1") })} on={wire.hasJackpot === "1"}>
              {list("jackpot")}
            </FilterLink>
          </FilterGroup>
          <FilterGroup label={list("lowest-bet")}>
            {lowestBets.map((amount) => (
              <FilterLink key={amount} href={to({ minBet: either("minBet", amount) })} on={wire.minBet === amount}>
                {t("lobby.list.bet-or-more", { amount: formatMoney(amount, locale, { currency, trimZeros: true }) })}
              </FilterLink>
            ))}
          </FilterGroup>
          <FilterGroup label={t("lobby.sheet.volatility")}>
            {levels.map((level) => (
              <FilterLink
                key={level}
                href={to({ volatility: either("volatility", level) })}
                on={wire.volatility === level}
              >
                {t(`lobby.sheet.volatility-${level}`)}
              </FilterLink>
            ))}
          </FilterGroup>
          <FilterGroup label={t("lobby.sheet.features")}>
            {gameFeatures.map((feature) => (
              <FilterLink
                key={feature}
                href={to({ features: toggleFeature(wire.features, feature) })}
                on={wire.features?.split(",").includes(feature) ?? false}
              >
                {t(`catalogue.features.${feature}`)}
              </FilterLink>
            ))}
          </FilterGroup>
        </div>
      </details>
    </div>
  );
}

const rowClass = "-mx-7 items-center gap-2 px-7 py-0.5 max-lg:-mx-3.5 max-lg:px-3.5";

function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="min-w-24 text-sm text-3 max-sm:w-full">
        {label}
      </span>
      {children}
    </nav>
  );
}
