import { expect, it } from "vitest";
import { sandboxSecret } from "#lib/modules/cashier/sandbox-secret.ts";

it("SEC-SANDBOX a site with an origin of its own accepts no sandbox money", () => {
  expect(sandboxSecret({ SANDBOX_GATEWAY_SECRET: "whsec_x" })).toBe("whsec_x");
  expect(sandboxSecret({ SANDBOX_GATEWAY_SECRET: "whsec_x", SITE_ORIGIN: "https://sinag.example" })).toBe(null);
  expect(sandboxSecret({})).toBe(null);
});
