import { expect, it } from "vitest";
import { isReservedName } from "#lib/modules/identity/reserved-names.ts";

const reserved = [
  ...["admin", "administrator", "support", "system", "moderator", "official", "root", "house", "agent", "operator"],
  ...["adm1n", "admln", "4dm1n", "aadminn", "ad_min", "a.d-m.i.n", "admin1", "admin2026", "007admin", "adrnin"],
  ...[
    "supp0rt",
    "5upport",
    "suport",
    "offlcial",
    "r00t",
    "sinag",
    "s1nag",
    "sinagsupport",
    "supportsinag",
    "realadmin",
  ],
  ...["sinag_official", "theadminteam", "аdmin", "αdmin", "ａｄｍｉｎ", "ádmin", "аԁміn", "ѕуѕтем"],
];
const free = [
  ...["luzreyes", "jmcruz", "roberto", "modesto", "housemartin", "rooter", "administer99x", "agentina", "sinagtala"],
  ...["helper", "supporter7", "tester", "botanist", "systemic", "maria88", "t1a2b3c4d5e6", "cashew", "ownership"],
];

it.each(reserved)("REG-07 the name %s is reserved, or looks like a reserved one", (name) => {
  expect(isReservedName(name, "Sinag")).toBe(true);
});

it.each(free)("REG-07 the name %s is free, although it resembles a reserved one", (name) => {
  expect(isReservedName(name, "Sinag")).toBe(false);
});

it("REG-07 the name of the site is reserved in every spelling, whatever it is", () => {
  expect(isReservedName("bitu1n", "Bituin")).toBe(true);
  expect(isReservedName("sinag", "Bituin")).toBe(false);
});
