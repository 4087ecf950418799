import type { ListWire } from "#components/lobby/list/list-query.ts";

/** Renders filters that a form keeps when it is sent without scripts. */
export function HiddenFilters({ wire }: { wire: ListWire }) {
  return Object.entries(wire).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
