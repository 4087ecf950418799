import { describe, expect, it } from "vitest";
import {
  addRegionRule,
  changeSiteConfiguration,
  readRegionRules,
  readSiteConfiguration,
  readSystemStatus,
  removeRegionRules,
  setMaintenance,
} from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { services } from "#lib/portal/composition/services.ts";

const context: Context = { ...services(), actor: { role: "system", process: "test" } };

describe("site configuration", () => {
  it("SITE-07 has every default, takes a change of one setting, and keeps the rest", async () => {
    expect(await readSiteConfiguration(context)).toMatchObject({ name: "Sinag", currency: "PHP", minimumAge: 18 });
    await changeSiteConfiguration(context, { name: "Araw", cashier: { receiptMinutes: 5 } });
    const changed = await readSiteConfiguration(context);
    expect(changed).toMatchObject({ name: "Araw", currency: "PHP" });
    expect(changed.cashier).toMatchObject({ receiptMinutes: 5, minimumDeposit: "50.00" });
  });

  it.each([
    [{ minimumAge: 16 }, "minimumAge"],
    [{ timeZone: "Mars/Olympus" }, "timeZone"],
    [{ cashier: { receiptMinutes: 0 } }, "cashier.receiptMinutes"],
    [{ nmae: "typo" }, "nmae"],
    [{ flags: { FREEPLAY4: true } }, "flags.FREEPLAY4"],
  ])("SITE-07 refuses %j, names the setting and changes nothing", async (change, path) => {
    const before = await readSiteConfiguration(context);
    const refusal = await changeSiteConfiguration(context, change).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "invalid-input", issues: [expect.objectContaining({ path })] });
    expect(await readSiteConfiguration(context)).toEqual(before);
  });
});

describe("system status", () => {
  it("SITE-03 puts maintenance before a blocked region, and lets listed addresses in", async () => {
    await addRegionRule(context, { effect: "deny", kind: "cidr", value: "198.51.100.0/24" });
    await setMaintenance(context, { maintenance: true, message: "Back at noon", allowList: ["203.0.113.5"] });
    expect(await readSystemStatus(context, "198.51.100.1")).toMatchObject({ status: 1, message: "Back at noon" });
    expect(await readSystemStatus(context, "203.0.113.5")).toMatchObject({ status: 0 });
    await setMaintenance(context, { maintenance: false });
    expect(await readSystemStatus(context, "198.51.100.1")).toMatchObject({ status: 2 });
    expect(await removeRegionRules(context)).toHaveLength(1);
    expect(await readSystemStatus(context, "198.51.100.1")).toMatchObject({ status: 0, dependsOnAddress: false });
  });

  it.each(["nonsense", "203.0.113", "10.0.0.0/99"])("SITE-04 refuses to let in %j, and stays open", async (entry) => {
    const change = { maintenance: true, allowList: ["203.0.113.5", entry] };
    await expect(setMaintenance(context, change)).rejects.toMatchObject({
      code: "invalid-input",
      params: { value: entry },
    });
    expect(await readSystemStatus(context, "198.51.100.1")).toMatchObject({ status: 0 });
  });

  it("SITE-05 finds the country of a public address by the shipped data", async () => {
    await addRegionRule(context, { effect: "deny", kind: "country", value: "us" });
    expect(await readSystemStatus(context, "8.8.8.8")).toMatchObject({ status: 2, country: "US" });
    expect(await readSystemStatus(context, "2001:4860:4860::8888")).toMatchObject({ status: 2, country: "US" });
    expect(await readSystemStatus(context, "127.0.0.1")).toMatchObject({ status: 0, country: null });
    await removeRegionRules(context, "US");
    expect(await readRegionRules(context)).toEqual([]);
  });

  it.each(["Philippines", "300.1.1.1", "10.0.0.0/99", ""])("SITE-05 refuses the rule value %j", async (value) => {
    for (const kind of ["country", "cidr"] as const) {
      await expect(addRegionRule(context, { effect: "deny", kind, value })).rejects.toMatchObject({
        code: "invalid-input",
      });
    }
  });
});
