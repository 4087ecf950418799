import { describe, expect, it } from "vitest";
import { isListed, isRegionBlocked, normaliseCidr } from "#lib/modules/system/region-rules.ts";
import type { RegionRule } from "#lib/modules/system/store.ts";

const rule = (effect: "allow" | "deny", kind: "country" | "cidr", value: string): RegionRule => ({
  effect,
  kind,
  value,
});

describe("isRegionBlocked", () => {
  const cases: [string, RegionRule[], string, string | null, boolean][] = [
    ["no rule blocks nobody", [], "203.0.113.1", "PH", false],
    ["a denied country", [rule("deny", "country", "PH")], "203.0.113.1", "PH", true],
    ["another country than the denied", [rule("deny", "country", "PH")], "203.0.113.1", "JP", false],
    ["an unknown country passes a deny list", [rule("deny", "country", "PH")], "203.0.113.1", null, false],
    ["a country off the allow list", [rule("allow", "country", "PH")], "203.0.113.1", "JP", true],
    ["an unknown country fails an allow list", [rule("allow", "country", "PH")], "203.0.113.1", null, true],
    [
      "an allowed block beats its denied country",
      [rule("deny", "country", "PH"), rule("allow", "cidr", "203.0.113.0/24")],
      "203.0.113.1",
      "PH",
      false,
    ],
    [
      "the longer block wins",
      [rule("deny", "cidr", "203.0.113.0/24"), rule("allow", "cidr", "203.0.113.7/32")],
      "203.0.113.7",
      null,
      false,
    ],
    ["IPv6 blocks", [rule("deny", "cidr", "2001:db8::/32")], "2001:db8::1", null, true],
    ["IPv4 inside IPv6 counts as IPv4", [rule("deny", "cidr", "203.0.113.0/24")], "::ffff:203.0.113.1", null, true],
    ["a broken address while rules exist", [rule("deny", "country", "PH")], "nonsense", null, true],
  ];
  it.each(cases)("SITE-05 %s", (_, rules, ip, country, blocked) => {
    expect(isRegionBlocked(rules, { ip, country })).toBe(blocked);
  });

  it("SITE-04 an address is found on the allow-list, alone or within a block", () => {
    expect(isListed(["203.0.113.7", "2001:db8::/32"], "203.0.113.7")).toBe(true);
    expect(isListed(["203.0.113.7", "2001:db8::/32"], "2001:db8::9")).toBe(true);
    expect(isListed(["203.0.113.7"], "203.0.113.8")).toBe(false);
    expect(isListed([], "203.0.113.7")).toBe(false);
  });

  it("SITE-05 single addresses are completed to blocks and other texts are rejected", () => {
    expect(
      ["203.0.113.7", "2001:db8::1", "10.0.0.0/8", "PH", "1.2.3.4/99", "203.0.113", "203.0.113/24"].map(normaliseCidr),
    ).toEqual(["203.0.113.7/32", "2001:db8::1/128", "10.0.0.0/8", null, null, null, null]);
  });
});
