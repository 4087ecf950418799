import { type ListChange, type ListFilter, type ListWire, toggleOf } from "#components/lobby/list/list-query.ts";

export interface FilterOption {
  filter: ListFilter;
  value: string;
  label: string;
  /** Formatted number of games. */
  count?: string;
  /** Shown in the button of the group's menu, in place of the number of chosen options. */
  short?: string;
  /** Says outside its group what the option filters; by default the label. */
  chip?: string;
}

/** Filters that belong together: a menu on a wide screen, a field of the sheet on a narrow one. */
export interface FilterGroup {
  name: "kinds" | "vendors" | "classes" | "features" | "volatility" | "lines" | "bet" | "sort";
  label: string;
  /** Names the choice of no option; without it several options can be chosen. */
  any?: string;
  options: readonly FilterOption[];
}

/** Filters whose value is a list. */
const lists: readonly ListFilter[] = ["vassalage", "features"];

export function isChosen(wire: ListWire, { filter, value }: FilterOption): boolean {
  const held = wire[filter];
  return lists.includes(filter) ? (held?.split(",").includes(value) ?? false) : held === value;
}

export function chosenIn(wire: ListWire, { options }: FilterGroup): FilterOption[] {
  return options.filter((option) => isChosen(wire, option));
}

/** Returns the change that chooses none of the group's options. */
export function clearGroup({ options }: FilterGroup): ListChange {
  return Object.fromEntries(options.map(({ filter }) => [filter, undefined]));
}

/** Returns the change that chooses an option, in place of another when the group has one choice. */
export function chooseOption(group: FilterGroup, { filter, value }: FilterOption): ListChange {
  return { ...clearGroup(group), [filter]: value };
}

/** Returns the change that adds an option to the chosen ones or removes it. */
export function toggleOption(wire: ListWire, { filter, value }: FilterOption): ListChange {
  if (lists.includes(filter)) return { [filter]: toggleOf(wire[filter], value) };
  return { [filter]: wire[filter] === value ? undefined : value };
}
