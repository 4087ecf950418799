import { describe, expect, test } from "vitest";
import {
  chooseOption,
  chosenIn,
  clearGroup,
  type FilterGroup,
  isChosen,
  toggleOption,
} from "#components/lobby/list/filter-groups.ts";
import { changedWire } from "#components/lobby/list/list-query.ts";

const vendors: FilterGroup = {
  name: "vendors",
  label: "Provider",
  options: ["PG", "JDB"].map((value) => ({ filter: "vassalage", value, label: value })),
};
const features: FilterGroup = {
  name: "features",
  label: "Features",
  options: [
    { filter: "hasDemo", value: "1", label: "With a demo" },
    { filter: "features", value: "wilds", label: "Wilds" },
  ],
};
const lines: FilterGroup = {
  name: "lines",
  label: "Lines",
  any: "Any",
  options: [
    { filter: "linesBelow", value: "25", label: "Under 25 lines" },
    { filter: "lines", value: "25", label: "25 lines or more" },
  ],
};
const [pg, jdb] = vendors.options;
const [demo, wilds] = features.options;
const [below, many] = lines.options;
if (!pg || !jdb || !demo || !wilds || !below || !many) throw new Error("Each group has two options");

describe("LOBBY-08 groups of filters", () => {
  test("LOBBY-08 a group of several choices adds options and removes them", () => {
    const one = changedWire({ sort: "new" }, toggleOption({}, pg));
    expect(one).toEqual({ sort: "new", vassalage: "PG" });
    const two = changedWire(one, toggleOption(one, jdb));
    expect(two).toEqual({ sort: "new", vassalage: "PG,JDB" });
    expect(chosenIn(two, vendors)).toEqual([pg, jdb]);
    expect(changedWire(two, toggleOption(two, pg))).toEqual({ sort: "new", vassalage: "JDB" });
  });

  test("LOBBY-08 options of one group may be different filters", () => {
    const both = changedWire({ hasDemo: "1" }, toggleOption({ hasDemo: "1" }, wilds));
    expect(both).toEqual({ hasDemo: "1", features: "wilds" });
    expect(changedWire(both, toggleOption(both, demo))).toEqual({ features: "wilds" });
    expect(changedWire(both, clearGroup(features))).toEqual({});
  });

  test("LOBBY-22 a group of one choice takes an option in place of the other", () => {
    const wire = changedWire({ linesBelow: "25", keyword: "mango" }, chooseOption(lines, many));
    expect(wire).toEqual({ lines: "25", keyword: "mango" });
    expect([isChosen(wire, many), isChosen(wire, below)]).toEqual([true, false]);
  });
});
