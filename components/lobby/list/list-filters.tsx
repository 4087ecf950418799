import { FilterChecks } from "#components/lobby/list/filter-checks.tsx";
import {
  chooseOption,
  chosenIn,
  clearGroup,
  type FilterGroup,
  isChosen,
} from "#components/lobby/list/filter-groups.ts";
import { FilterLinks } from "#components/lobby/list/filter-links.tsx";
import { FilterMenu } from "#components/lobby/list/filter-menu.tsx";
import { FilterSheetButton } from "#components/lobby/list/filter-sheet-button.tsx";
import { FindInList } from "#components/lobby/list/find-in-list.tsx";
import { type ListWire, listAddress } from "#components/lobby/list/list-query.ts";
import { ResultLine } from "#components/lobby/list/result-line.tsx";
import { SortSelect } from "#components/lobby/list/sort-select.tsx";
import type { Translate } from "#lib/i18n/translator.ts";

interface ListFiltersProps {
  path: string;
  wire: ListWire;
  /** Filters of the list itself, on the wire. */
  scope: Readonly<Record<string, string>>;
  groups: readonly FilterGroup[];
  sort: FilterGroup;
  /** Takes full keys: "lobby.list.all". */
  t: Translate;
  number: (count: number) => string;
  /** "212 of 1,246" */
  count: string;
}

/**
 * LOBBY-08: renders the filters of a list: one line of menus that lie over the games, a sheet on narrower screens, and
 * the line that says what is filtered.
 */
export function ListFilters({ path, wire, scope, groups, sort, t, number, count }: ListFiltersProps) {
  const list = (key: string) => t(`lobby.list.${key}`);
  const shared = { path, wire, scope };
  const text = { clear: list("clear-filters"), show: list("show-games"), showCount: list("show-number") };
  const chosen = groups.reduce((sum, group) => sum + chosenIn(wire, group).length, 0);
  const menus = groups.filter(({ name }) => name !== "kinds");
  return (
    <div className="relative z-10 grid gap-2 *:min-w-0">
      <div className="flex flex-wrap items-start gap-2">
        <FindInList path={path} wire={wire} label={list("find")} />
        {/* Without scripts no sheet opens, so narrow screens have the menus, too. */}
        <div className="flex flex-wrap gap-2 max-xl:hidden noscript:flex!">
          {menus.map((group) => (
            <FilterMenu key={group.name} label={group.label} chosen={chosenText(wire, group, number)} wide={!group.any}>
              {group.any === undefined ? (
                <FilterChecks {...shared} group={group} text={text} />
              ) : (
                <FilterLinks
                  {...{ path, wire, group }}
                  label={group.name === "classes" ? list("classes") : group.label}
                />
              )}
            </FilterMenu>
          ))}
        </div>
        <span className="max-sm:hidden">
          <SortSelect label={sort.label} orders={ordersOf(path, wire, sort)} />
        </span>
        <FilterSheetButton
          {...shared}
          groups={[sort, ...groups]}
          label={list("filters")}
          chosen={chosen > 0 ? number(chosen) : ""}
        />
      </div>
      <ResultLine {...{ path, wire, groups, count, t }} />
    </div>
  );
}

/** Returns what a menu's button says is chosen: the option in short, or the number of options. */
function chosenText(wire: ListWire, group: FilterGroup, number: (count: number) => string): string | undefined {
  const chosen = chosenIn(wire, group);
  return chosen.length === 0 ? undefined : (chosen[0]?.short ?? number(chosen.length));
}

function ordersOf(path: string, wire: ListWire, sort: FilterGroup) {
  const usual = {
    href: listAddress(path, wire, clearGroup(sort)),
    label: sort.any ?? "",
    current: chosenIn(wire, sort).length === 0,
  };
  const others = sort.options.map((option) => ({
    href: listAddress(path, wire, chooseOption(sort, option)),
    label: option.label,
    current: isChosen(wire, option),
  }));
  return [usual, ...others];
}
