import { afterEach, describe, expect, it, vi } from "vitest";
import { cashierSettings } from "#lib/modules/cashier/index.ts";
import { identitySettings, readModuleFlags } from "#lib/modules/identity/index.ts";
import {
  addRegionRule,
  changeSettings,
  listIgnoredSettings,
  readAllSettings,
  readRegionRules,
  readSettings,
  readSystemStatus,
  removeRegionRules,
  setMaintenance,
  siteSettings,
} from "#lib/modules/system/index.ts";
import type { Context } from "#lib/platform/context.ts";
import { services } from "#lib/portal/composition/services.ts";
import { allSettings } from "#lib/settings/all-settings.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { logIgnoredSettings } from "#lib/settings/log-ignored-settings.ts";

const context: Context = { ...services(), actor: { role: "system", process: "test" } };

const readEverything = () => readAllSettings(context, Object.values(allSettings));

/** Returns the stored settings: the difference from the defaults. */
async function storedSettings(): Promise<unknown> {
  const [row] = await context.db.sql`select configuration from site`;
  return row?.configuration;
}

describe("site settings", () => {
  afterEach(async () => {
    await context.db.sql`delete from site`;
    await changeSiteSettings(context, {});
  });

  it("SITE-07 site settings have every default, accept a change of one setting, and keep the rest", async () => {
    expect(await readSettings(context, siteSettings)).toMatchObject({ name: "Sinag", currency: "PHP", minimumAge: 18 });
    await changeSiteSettings(context, { name: "Araw", cashier: { receiptMinutes: 5 } });
    expect(await readSettings(context, siteSettings)).toMatchObject({ name: "Araw", currency: "PHP" });
    const { cashier } = await readSettings(context, cashierSettings);
    expect(cashier).toMatchObject({ receiptMinutes: 5, minimumDeposit: "50.00" });
    expect(await readEverything()).toMatchObject({
      name: "Araw",
      cashier: { receiptMinutes: 5 },
      play: { turbo: true },
    });
  });

  it("SITE-07 site settings are stored as the difference from the defaults, and null resets one", async () => {
    await changeSiteSettings(context, { cashier: { receiptMinutes: 5, withdrawalFee: "1.00" } });
    await changeSiteSettings(context, { cashier: { receiptMinutes: null }, lobby: { esportVendors: ["V1", "V2"] } });
    await changeSiteSettings(context, { lobby: { esportVendors: ["V3"] } });
    expect(await storedSettings()).toEqual({ cashier: { withdrawalFee: "1.00" }, lobby: { esportVendors: ["V3"] } });
    expect((await readSettings(context, cashierSettings)).cashier.receiptMinutes).toBe(30);
  });

  it("SITE-07 settings of one module change without the definitions of others, whose values stay", async () => {
    await changeSiteSettings(context, { cashier: { receiptMinutes: 5 } });
    await changeSettings(context, [siteSettings], { name: "Araw" });
    expect(await storedSettings()).toEqual({ name: "Araw", cashier: { receiptMinutes: 5 } });
    const foreign = changeSettings(context, [siteSettings], { cashier: { receiptMinutes: 6 } });
    await expect(foreign).rejects.toMatchObject({ issues: [{ path: "cashier", key: "unknown-field" }] });
  });

  it.each([
    [{ minimumAge: 16 }, "minimumAge"],
    [{ defaultLanguage: "AR" }, "defaultLanguage"],
    [{ languages: ["TY", "JA"] }, "defaultLanguage"],
    [{ languages: ["JA"], defaultLanguage: "JA" }, "defaultLanguage"],
    [{ timeZone: "Mars/Olympus" }, "timeZone"],
    [{ cashier: { receiptMinutes: 0 } }, "cashier.receiptMinutes"],
    [{ cashier: 5 }, "cashier"],
    [{ nmae: "typo" }, "nmae"],
    [{ nmae: null }, "nmae"],
    [{ cashier: { minimumDepositt: "1.00" } }, "cashier.minimumDepositt"],
    [{ flags: { FREEPLAY4: true } }, "flags.FREEPLAY4"],
    [{ customerService: [{ position: "LIVECHAT", title: "Help", url: "/help", extra: 1 }] }, "customerService.0.extra"],
  ])("SITE-07 the settings %j are rejected with an error at their path and change nothing", async (change, path) => {
    const before = await readEverything();
    const refusal = await changeSiteSettings(context, change).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "invalid-input", issues: [expect.objectContaining({ path })] });
    expect(await readEverything()).toEqual(before);
  });

  it.each([
    ["features", { features: { points: true } }],
    ["registration.email", { registration: { email: { enabled: true } } }],
    ["registration.username.required", { registration: { username: { required: false } } }],
    ["flags.FREEPLAY3", { flags: { FREEPLAY3: true } }],
    ["flags.MOBILENUMREG3", { flags: { MOBILENUMREG3: true } }],
  ])("SITE-08 site settings do not offer %s, whose feature does not exist", async (path, change) => {
    const refusal = await changeSiteSettings(context, change).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "invalid-input", issues: [{ path }] });
  });

  it("SITE-07 stored settings that are no longer offered are ignored and listed", async () => {
    const email = {
      enabled: true,
      required: false,
      patternId: "email",
      acceptedPattern: "*",
      minLength: 3,
      maxLength: 9,
    };
    const withdrawn = {
      features: { points: true },
      flags: { FREEPLAY3: false, PWDEXPFORCECHANGE3: true },
      registration: { email, username: { ...email, patternId: "any", enabled: false } },
    };
    await context.db.sql`
      insert into site (code, configuration) values ('main', ${JSON.stringify(withdrawn)}::text::jsonb)
      on conflict (code) do update set configuration = excluded.configuration`;
    await changeSiteSettings(context, { minimumAge: 21 });
    expect(await storedSettings()).toEqual({ ...withdrawn, minimumAge: 21 });
    expect(await listIgnoredSettings(context, Object.values(allSettings))).toEqual([
      "features",
      "flags.FREEPLAY3",
      "registration.email",
      "registration.username.enabled",
      "registration.username.required",
    ]);
    const warn = vi.spyOn(context.log, "warn").mockImplementation(() => undefined);
    await logIgnoredSettings(context);
    expect(warn).toHaveBeenCalledWith({ paths: expect.arrayContaining(["features"]) }, expect.any(String));
    const { flags, registration } = await readSettings(context, identitySettings);
    expect(flags).toEqual({ PWDEXPFORCECHANGE3: true });
    expect(registration.username).toEqual({ patternId: "any", acceptedPattern: "*", minLength: 3, maxLength: 9 });
    expect(await readModuleFlags(context)).toMatchObject({ FREEPLAY3: false, PWDEXPFORCECHANGE3: true });
  });
});

describe("system status", () => {
  it("SITE-03 maintenance takes precedence over a blocked region, and listed addresses are let in", async () => {
    await addRegionRule(context, { effect: "deny", kind: "cidr", value: "198.51.100.0/24" });
    await setMaintenance(context, { maintenance: true, message: "Back at noon", allowList: ["203.0.113.5"] });
    expect(await readSystemStatus(context, "198.51.100.1")).toMatchObject({ status: 1, message: "Back at noon" });
    expect(await readSystemStatus(context, "203.0.113.5")).toMatchObject({ status: 0 });
    await setMaintenance(context, { maintenance: false });
    expect(await readSystemStatus(context, "198.51.100.1")).toMatchObject({ status: 2 });
    expect(await removeRegionRules(context)).toHaveLength(1);
    expect(await readSystemStatus(context, "198.51.100.1")).toMatchObject({ status: 0, dependsOnAddress: false });
  });

  it.each(["nonsense", "203.0.113", "10.0.0.0/99"])(
    "SITE-04 the allow-list entry %j is rejected, and the site stays open",
    async (entry) => {
      const change = { maintenance: true, allowList: ["203.0.113.5", entry] };
      await expect(setMaintenance(context, change)).rejects.toMatchObject({
        code: "invalid-input",
        params: { value: entry },
      });
      expect(await readSystemStatus(context, "198.51.100.1")).toMatchObject({ status: 0 });
    },
  );

  it("SITE-05 the country of a public address is found in the shipped data", async () => {
    await addRegionRule(context, { effect: "deny", kind: "country", value: "us" });
    expect(await readSystemStatus(context, "8.8.8.8")).toMatchObject({ status: 2, country: "US" });
    expect(await readSystemStatus(context, "2001:4860:4860::8888")).toMatchObject({ status: 2, country: "US" });
    expect(await readSystemStatus(context, "127.0.0.1")).toMatchObject({ status: 0, country: null });
    await removeRegionRules(context, "US");
    expect(await readRegionRules(context)).toEqual([]);
  });

  it.each(["Philippines", "300.1.1.1", "10.0.0.0/99", ""])("SITE-05 the rule value %j is rejected", async (value) => {
    for (const kind of ["country", "cidr"] as const) {
      await expect(addRegionRule(context, { effect: "deny", kind, value })).rejects.toMatchObject({
        code: "invalid-input",
      });
    }
  });
});
