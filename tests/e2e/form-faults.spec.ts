import type { Locator, Page } from "@playwright/test";
import { loginPopup, password } from "#tests/support/browser/auth-popups.ts";
import { expect, test, untilAwake } from "#tests/support/browser/browser.ts";
import { enterAccount, enterPlayer, newAccount } from "#tests/support/browser/registered-member.ts";
import { translatePages } from "#tests/support/browser/translated-pages.ts";

const newPassword = "copper-48-lantern";

interface Faulty {
  /** URL pattern of its calls. */
  calls: string;
  /** Opens the form and fills it. Returns the form, its button, and a field with its typed text. */
  fill: (page: Page) => Promise<{ form: Locator; send: Locator; field: Locator; typed: string }>;
  /** A retry would be another action, so the person has to check after a lost response. */
  once?: true;
  /** Expects the sign of success. */
  done: (page: Page) => Promise<unknown>;
}

async function unfold(page: Page, fold: string, name: string): Promise<Locator> {
  await page.goto("/member/securityCenter");
  await untilAwake(page);
  await page.locator("summary", { hasText: fold }).click();
  return page.locator(`form[name=${name}]`);
}

async function choosePaymentPassword(page: Page) {
  const form = await unfold(page, "Choose a payment password", "payment-password");
  const field = form.getByLabel("Payment password").first();
  await field.fill("246813");
  await form.getByLabel("Confirm payment password").fill("246813");
  return { form, send: form.getByRole("button", { name: "Save payment password" }), field, typed: "246813" };
}

/**
 * Forms without an error test of their own; deposit, withdrawal, registration and rewards have theirs in their specs.
 */
const forms: Readonly<Record<string, Faulty>> = {
  "log in": {
    calls: "**/api/portal/v2/login",
    fill: async (page) => {
      const name = await newAccount();
      await page.goto("/login");
      await untilAwake(page);
      const form = loginPopup(page);
      await form.getByLabel("Username").fill(name);
      await form.getByLabel("Password").first().fill(password);
      const send = form.getByRole("button", { name: "Log in" });
      return { form, send, field: form.getByLabel("Username"), typed: name };
    },
    done: (page) => expect(page.getByRole("banner").getByText("₱0.00")).toBeVisible(),
  },
  "new login password": {
    calls: "**/api/portal/password/change",
    once: true,
    fill: async (page) => {
      await enterAccount(page);
      const form = await unfold(page, "Change login password", "change-password");
      await form.getByLabel("Current password").fill(password);
      await form.getByLabel("New password", { exact: false }).first().fill(newPassword);
      const field = form.getByLabel("Confirm new password");
      await field.fill(newPassword);
      return { form, send: form.getByRole("button", { name: "Save password" }), field, typed: newPassword };
    },
    done: (page) => expect(page.getByRole("main").getByText("Your password has been changed.")).toBeVisible(),
  },
  "payment password": {
    calls: "**/api/portal/withdrawals/payment-password",
    fill: async (page) => {
      await enterAccount(page);
      return choosePaymentPassword(page);
    },
    done: (page) => expect(page.locator("summary", { hasText: "Change payment password" })).toBeVisible(),
  },
  "bank account": {
    calls: "**/api/portal/withdrawals/bank-accounts",
    fill: async (page) => {
      await enterAccount(page);
      await (await choosePaymentPassword(page)).send.click();
      await expect(page.locator("summary", { hasText: "Change payment password" })).toBeVisible();
      const form = await unfold(page, "Add a bank account", "bank-account");
      await form.getByLabel("Bank", { exact: false }).first().fill("BDO Unibank");
      await form.getByLabel("Name on the account").fill("Luz Reyes");
      const field = form.getByLabel("Account number");
      await field.fill("001234567890");
      await form.getByLabel("Payment password").fill("246813");
      return { form, send: form.getByRole("button", { name: "Add account" }), field, typed: "001234567890" };
    },
    done: (page) => expect(page.getByRole("listitem").filter({ hasText: "ending 7890" })).toHaveCount(1),
  },
  "own seed": {
    calls: "**/api/portal/originals/client-seed",
    fill: async (page) => {
      await enterPlayer(page.context(), "http://localhost", 500_00);
      await page.goto("/play/dice");
      await untilAwake(page);
      await page.getByRole("button", { name: /^Fair play/ }).click();
      const form = page.getByRole("dialog", { name: "Fair play" });
      const field = form.getByLabel("Your seed");
      await field.fill("mine-2026");
      return { form, send: form.getByRole("button", { name: "Save my seed" }), field, typed: "mine-2026" };
    },
    done: (page) => expect(page.getByRole("dialog").getByText("Saved")).toBeVisible(),
  },
};

for (const [name, { calls, fill, once, done }] of Object.entries(forms)) {
  test(`HOUSE-30 SITE-13 ${name}, translated by the browser, reports wrong fields, an unavailable service and a lost response, keeps the input and runs once`, {
    tag: "@desktop",
  }, async ({ page, complaints }) => {
    test.slow();
    await translatePages(page);
    const { form, send, field, typed } = await fill(page);
    await expectFirstWrongFocused(page, calls, form, send);
    const body = { success: false, value: null, message: "Not now.", code: "service-unavailable" };
    await page.route(calls, (route) => route.fulfill({ status: 503, json: body }));
    await send.click();
    await expect(form.getByRole("alert")).toHaveText(/Not now\./);
    await expect(field).toHaveValue(typed);
    await page.unroute(calls);
    if (!once) {
      // The call arrives but its response is lost, so the retry must give the same result.
      await page.route(calls, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send.click();
      await expect(form.getByRole("alert")).toHaveText(/cannot be reached|[Oo]ffline/);
      await expect(field).toHaveValue(typed);
      await page.unroute(calls);
    }
    let sent = 0;
    page.on("request", (request) => {
      if (request.method() !== "GET" && new URL(request.url()).pathname.endsWith(calls.split("/").at(-1) ?? "")) sent++;
    });
    await send.dblclick();
    await done(page);
    expect(sent).toBe(1);
    complaints.splice(0);
  });
}

/** The server names wrong fields in its own order; the first one of the page gets the focus. */
async function expectFirstWrongFocused(page: Page, calls: string, form: Locator, send: Locator): Promise<void> {
  const fields = form.locator("input[name]:visible");
  const names = await fields.evaluateAll((inputs) => inputs.map((input) => input.getAttribute("name") ?? ""));
  if (names.length < 2) return;
  const issues = names.toReversed().map((path) => ({ path, key: "invalid-value", params: {} }));
  const body = { success: false, value: null, message: "Not so.", code: "invalid-input", issues };
  await page.route(calls, (route) => route.fulfill({ status: 400, json: body }));
  await send.click();
  await expect(fields.last()).toHaveAttribute("aria-invalid", "true");
  await expect(fields.first()).toBeFocused();
  await page.unroute(calls);
}
