import { afterEach, expect, it } from "vitest";
import { readStateCall } from "#lib/contracts/identity/read-state.ts";
import { readPermissionCall } from "#lib/contracts/system/read-permission.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import { operatorContext } from "#tests/support/fixtures/cashier.ts";
import { rewardable } from "#tests/support/fixtures/promotions.ts";

afterEach(() => changeSiteSettings(operatorContext(), { flags: null, name: null }));

it("SITE-08 API-04 calls return every module flag, with a constant for missing features", async () => {
  await changeSiteSettings(operatorContext(), { name: "Bituin", flags: { PWDEXPFORCECHANGE3: true } });
  const flags = {
    MOBILENUMREG3: false,
    REGMOBVERF3: false,
    MOBILENUMPASSREG3: true,
    FREEPLAY3: false,
    PWDEXPFORCECHANGE3: true,
    MOBILEVERCODELOGIN3: false,
  };
  const permission = await callPortal(await handlerOf(readPermissionCall), readPermissionCall);
  expect(permission.envelope.value).toMatchObject({
    info: { whitelabel: { name: "Bituin", currency: "PHP", ...flags }, register: { mobileFirst: false } },
    regionRestriction: false,
  });
  const state = await (await rewardable()).call(readStateCall);
  expect(state.envelope.value).toMatchObject({ whitelabelVal: flags });
});
