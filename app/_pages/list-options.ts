import type { FilterGroup, FilterOption } from "#components/lobby/list/filter-groups.ts";
import type { ListWire } from "#components/lobby/list/list-query.ts";
import { gameFeatures } from "#lib/contracts/games/game-classes.ts";
import type { GameListScope } from "#lib/contracts/games/game-lists.ts";
import { gameSorts } from "#lib/contracts/games/list-games.ts";
import type { VendorCategory } from "#lib/contracts/games/read-vendors.ts";
import { formatMoney } from "#lib/i18n/format.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Translate } from "#lib/i18n/translator.ts";

/** LOBBY-22: the number of lines and, in units of the currency, the lowest bets to choose from. */
const manyLines = "25";
const lowestBets = ["1", "5", "10", "50"];
const levels = ["1", "2", "3", "4", "5"];

interface ListFacts {
  categories: readonly VendorCategory[];
  scope: GameListScope;
  wire: ListWire;
  /** Takes full keys: "lobby.list.all", "catalogue.features.wilds". */
  t: Translate;
  locale: Locale;
  currency: string;
}

/** Returns the filters of a list in groups, with the number of games each vendor and class leaves. */
export function filterGroups(facts: ListFacts): FilterGroup[] {
  const { scope, t } = facts;
  const any = t("lobby.list.any");
  const groups: FilterGroup[] = [
    {
      name: "kinds",
      label: t("lobby.list.show"),
      any: t("lobby.list.all"),
      options: (["HOT", "NEW"] as const).map((value) => ({
        filter: "selectType",
        value,
        label: t(`lobby.list.${value.toLowerCase()}`),
      })),
    },
    { name: "vendors", label: t("lobby.list.provider"), options: vendorOptions(facts) },
    { name: "classes", label: t("lobby.sheet.class"), any, options: classOptions(facts) },
    { name: "features", label: t("lobby.sheet.features"), options: featureOptions(facts) },
    { name: "volatility", label: t("lobby.sheet.volatility"), any, options: volatilityOptions(facts) },
    { name: "lines", label: t("lobby.sheet.lines"), any, options: lineOptions(facts) },
    { name: "bet", label: t("lobby.list.lowest-bet"), any, options: betOptions(facts) },
  ];
  // A list of hot games cannot be narrowed to hot or new ones.
  const offered = groups.filter(({ name }) => name !== "kinds" || !("selectType" in scope));
  return offered.filter(({ options }) => options.length > 1);
}

/** Returns the orders of a list. The first is the usual one. */
export function sortGroup(t: Translate): FilterGroup {
  const [usual, ...others] = gameSorts;
  return {
    name: "sort",
    label: t("lobby.list.sort"),
    any: t(`lobby.list.sort-${usual}`),
    options: others.map((value) => ({ filter: "sort", value, label: t(`lobby.list.sort-${value}`) })),
  };
}

const ofScope = ({ categories, scope }: ListFacts) => categories.filter(({ category }) => category === scope.category);
const written = ({ locale }: ListFacts, count: number) => count.toLocaleString(`${locale}-u-nu-latn`);

function vendorOptions(facts: ListFacts): FilterOption[] {
  return ofScope(facts).flatMap(({ cards }) =>
    Object.values(cards).map(({ vendorCode: value, displayName: label, games }) => ({
      filter: "vassalage" as const,
      value,
      label,
      count: written(facts, games),
    })),
  );
}

/** Offers the classes of the chosen vendors. */
function classOptions(facts: ListFacts): FilterOption[] {
  const chosen = facts.wire.vassalage?.split(",");
  return ofScope(facts)
    .flatMap(({ classes }) => classes)
    .filter(({ vendors }) => chosen === undefined || vendors.some((code) => chosen.includes(code)))
    .map(({ code: value, title: label, games }) => ({
      filter: "gameClassify" as const,
      value,
      label,
      ...(chosen === undefined && { count: written(facts, games) }),
    }));
}

function featureOptions({ t }: ListFacts): FilterOption[] {
  return [
    { filter: "hasDemo", value: "1", label: t("lobby.list.demo") },
    { filter: "hasJackpot", value: "1", label: t("lobby.list.jackpot") },
    ...gameFeatures.map((value) => ({ filter: "features" as const, value, label: t(`catalogue.features.${value}`) })),
  ];
}

function volatilityOptions({ t }: ListFacts): FilterOption[] {
  return levels.map((value) => {
    const level = t(`lobby.sheet.volatility-${value}`);
    return { filter: "volatility", value, label: level, chip: t("lobby.list.volatility-is", { level }) };
  });
}

function lineOptions({ t }: ListFacts): FilterOption[] {
  const lines = { lines: manyLines };
  return [
    { filter: "linesBelow", value: manyLines, label: t("lobby.list.lines-below", lines), short: `<${manyLines}` },
    { filter: "lines", value: manyLines, label: t("lobby.list.lines-or-more", lines), short: `${manyLines}+` },
  ];
}

function betOptions({ t, locale, currency }: ListFacts): FilterOption[] {
  const option = (filter: "minBet" | "minBetBelow", value: string): FilterOption => {
    const amount = formatMoney(value, locale, { currency, trimZeros: true });
    const label = t(`lobby.list.bet-${filter === "minBet" ? "or-more" : "below"}`, { amount });
    const short = filter === "minBet" ? `${amount}+` : `<${amount}`;
    return { filter, value, label, short, chip: t("lobby.list.bet-is", { range: label }) };
  };
  return [option("minBetBelow", lowestBets[0] ?? "1"), ...lowestBets.map((value) => option("minBet", value))];
}
