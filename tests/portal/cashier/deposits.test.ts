import { randomBytes } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { POST as webhook } from "#app/api/webhooks/sandbox/route.ts";
import { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import { listDepositsCall } from "#lib/contracts/cashier/list-deposits.ts";
import { readBalanceCall } from "#lib/contracts/cashier/read-balance.ts";
import { readDepositCall } from "#lib/contracts/cashier/read-deposit.ts";
import { readDepositOptionsCall } from "#lib/contracts/cashier/read-deposit-options.ts";
import {
  checkOpenPayments,
  expireDeposits,
  receiveSandboxCallback,
  resolveDeposit,
} from "#lib/modules/cashier/index.ts";
import { webhookRoute } from "#lib/portal/http/webhook-route.ts";
import { changeSiteSettings } from "#lib/settings/change-settings.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import {
  answered,
  expectBooksClean,
  type Member,
  member,
  operatorContext,
  workerContext,
} from "#tests/support/fixtures/cashier.ts";
import { gatewayAway, gatewayUrl, secret, signedCallback } from "#tests/support/processes/sandbox-gateway.ts";

interface DepositWire {
  id: string;
  state: string;
  payUrl: string | null;
  amount: string;
}

const intent = (amount = "500.00") => ({ idempotencyKey: crypto.randomUUID(), channel: "sandbox", amount });

async function opened(person: Member, amount?: string) {
  const { envelope } = await person.call(createDepositCall, intent(amount));
  const deposit = answered<DepositWire>(envelope.value);
  const paymentId = deposit.payUrl?.split("/").at(-1) ?? "";
  return { ...deposit, data: { id: paymentId, reference: deposit.id, amount: deposit.amount, currency: "PHP" } };
}

const balanceOf = async (person: Member) =>
  answered<{ balance: string }>((await person.call(readBalanceCall)).envelope.value).balance;
const stateOf = async (person: Member, id: string) =>
  answered<DepositWire>((await person.call(readDepositCall, { id })).envelope.value).state;

afterEach(async () => {
  gatewayAway(false);
  await expectBooksClean();
});

describe("CASH-03 opening a deposit", () => {
  it("CASH-03 a deposit returns the gateway's page, which is the same for the same key", async () => {
    const person = await member();
    const wire = intent();
    const answers = await Promise.all([1, 2, 3, 4].map(() => person.call(createDepositCall, wire)));
    const deposits = answers.map(({ envelope }) => answered<DepositWire>(envelope.value));
    expect(new Set(deposits.map(({ id, payUrl }) => `${id} ${payUrl}`)).size).toBe(1);
    expect(deposits[0]?.payUrl).toMatch(new RegExp(`^${gatewayUrl}/pay/pay_`));
    const other = await person.call(createDepositCall, { ...wire, amount: "501.00" });
    expect([other.status, other.envelope.code]).toEqual([409, "duplicate-transaction"]);
    expect(await balanceOf(person)).toBe("0.00");
  });

  it.each([
    ["49.99", "amount-min"],
    ["50000.01", "amount-max"],
  ])("CASH-03 %s is rejected with the reason at the field", async (amount, key) => {
    const answer = await (await member()).call(createDepositCall, intent(amount));
    expect(answer.envelope).toMatchObject({ code: "invalid-input", issues: [{ path: "amount", key }] });
  });

  it.each(["0.00", "-5.00", "1e3", "5.001", ""])("CASH-03 the amount '%s' is rejected", async (amount) => {
    expect((await (await member()).call(createDepositCall, intent(amount))).envelope.code).toBe("invalid-input");
  });

  it("CASH-03 deposit options contain the limits and presets of the site", async () => {
    const { envelope } = await (await member()).call(readDepositOptionsCall);
    expect(envelope.value).toMatchObject({
      currency: "PHP",
      channels: [{ channel: "sandbox", minimum: "50.00", maximum: "50000.00", fee: "0.00" }],
      expiryMinutes: 30,
      turnoverMultiple: 1,
    });
  });

  it("CASH-03 an unavailable gateway is reported, and the same key continues when it is available again", async () => {
    const person = await member();
    const wire = intent();
    gatewayAway(true);
    const away = await person.call(createDepositCall, wire);
    expect([away.status, away.envelope.code]).toEqual([503, "gateway-unavailable"]);
    expect(away.response.headers.get("retry-after")).toBeTruthy();
    gatewayAway(false);
    expect(answered<DepositWire>((await person.call(createDepositCall, wire)).envelope.value).payUrl).toBeTruthy();
    const { envelope } = await person.call(listDepositsCall);
    expect(answered<{ content: unknown[] }>(envelope.value).content).toHaveLength(1);
  });

  it("SEC-ROLE a visitor and a trial account cannot deposit", async () => {
    const handler = await handlerOf(createDepositCall);
    expect((await callPortal(handler, createDepositCall, intent())).envelope.code).toBe("not-logged-in");
    const cookies = [await sessionFor("trial")];
    expect((await callPortal(handler, createDepositCall, intent(), { cookies })).envelope.code).toBe(
      "need-real-account",
    );
  });

  it("SEC-IDOR another player's deposit is not found", async () => {
    const { id } = await opened(await member());
    const answer = await (await member()).call(readDepositCall, { id });
    expect([answer.status, answer.envelope.code]).toEqual([404, "not-found"]);
  });
});

describe("CASH-03 callbacks", () => {
  it("CASH-03 a payment is credited once for any number and order of callbacks", async () => {
    const person = await member();
    const { id, data } = await opened(person);
    const news = () => webhook(signedCallback("payment.succeeded", data));
    const statuses = (await Promise.all(Array.from({ length: 8 }, news))).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await webhook(signedCallback("payment.failed", data))).status).toBe(200);
    expect(await balanceOf(person)).toBe("500.00");
    expect(await stateOf(person, id)).toBe("credited");
  });

  it("CASH-03 a deposit that was paid cannot be paid again while its callback is missing, and nothing is credited", async () => {
    const person = await member();
    const { id, data, payUrl } = await opened(person);
    const other = await opened(person);
    const body = new URLSearchParams({ outcome: "succeeded", delivery: "lose" });
    await fetch(payUrl ?? "", { method: "POST", body, redirect: "manual" });
    gatewayAway(true);
    await checkOpenPayments(person.context);
    expect(await stateOf(person, id)).toBe("pending");
    gatewayAway(false);
    await checkOpenPayments(person.context);
    const { envelope } = await person.call(readDepositCall, { id });
    expect(envelope.value).toMatchObject({ state: "paid", payUrl: null, endedAt: null });
    expect([await stateOf(person, other.id), await balanceOf(person)]).toEqual(["pending", "0.00"]);
    await expireDeposits(workerContext(new Date(Date.now() + 31 * 60_000)));
    expect(await stateOf(person, id)).toBe("paid");
    await webhook(signedCallback("payment.succeeded", data));
    expect([await stateOf(person, id), await balanceOf(person)]).toEqual(["credited", "500.00"]);
  });

  it("CASH-03 a payment that the gateway first reported as failed is credited", async () => {
    const person = await member();
    const { id, data } = await opened(person);
    await webhook(signedCallback("payment.failed", data));
    expect(await stateOf(person, id)).toBe("failed");
    await webhook(signedCallback("payment.succeeded", data));
    expect([await stateOf(person, id), await balanceOf(person)]).toEqual(["credited", "500.00"]);
  });

  it("CASH-03 a payment after the deposit's time is credited", async () => {
    const person = await member();
    const { id, data } = await opened(person);
    const later = new Date(Date.now() + 31 * 60_000);
    expect(await expireDeposits(workerContext(later))).toBeGreaterThan(0);
    expect(await stateOf(person, id)).toBe("expired");
    await webhook(signedCallback("payment.succeeded", data));
    expect([await stateOf(person, id), await balanceOf(person)]).toEqual(["credited", "500.00"]);
  });

  it("CASH-03 another amount waits for an operator, who credits what arrived once", async () => {
    const person = await member();
    const { id, data } = await opened(person);
    await webhook(signedCallback("payment.succeeded", { ...data, amount: "400.00" }));
    expect([await stateOf(person, id), await balanceOf(person)]).toEqual(["review", "0.00"]);
    const decide = () => resolveDeposit(operatorContext(), { id, decision: "credit", reason: "statement seen" });
    await decide();
    expect([await stateOf(person, id), await balanceOf(person)]).toEqual(["credited", "400.00"]);
    await expect(decide()).rejects.toMatchObject({ code: "conflict" });
    await webhook(signedCallback("payment.succeeded", { ...data, amount: "400.00" }));
    expect(await balanceOf(person)).toBe("400.00");
  });

  it("CASH-03 a callback with an amount beyond the bound is rejected, and the player's deposits stay readable", async () => {
    const person = await member();
    const { id, data } = await opened(person);
    expect((await webhook(signedCallback("payment.succeeded", { ...data, amount: "99999999999999.99" }))).status).toBe(
      400,
    );
    expect(await stateOf(person, id)).toBe("pending");
    const most = signedCallback("payment.succeeded", { ...data, amount: "9999999999999.99" });
    expect((await webhook(most)).status).toBe(200);
    expect((await person.call(listDepositsCall)).status).toBe(200);
    expect(await stateOf(person, id)).toBe("review");
  });

  it("CASH-03 another currency is never credited", async () => {
    const person = await member();
    const { id, data } = await opened(person);
    await webhook(signedCallback("payment.succeeded", { ...data, currency: "IDR" }));
    const credit = resolveDeposit(operatorContext(), { id, decision: "credit", reason: "x" });
    await expect(credit).rejects.toMatchObject({ code: "conflict" });
    await resolveDeposit(operatorContext(), { id, decision: "refuse", reason: "wrong currency" });
    expect([await stateOf(person, id), await balanceOf(person)]).toEqual(["refused", "0.00"]);
  });

  it("CASH-03 one payment pays one deposit, and another deposit that names it gets nothing", async () => {
    const person = await member();
    const [one, two] = [await opened(person), await opened(person)];
    await webhook(signedCallback("payment.succeeded", one.data));
    await webhook(signedCallback("payment.succeeded", { ...two.data, id: one.data.id }));
    expect([await stateOf(person, two.id), await balanceOf(person)]).toEqual(["review", "500.00"]);
    const credit = resolveDeposit(operatorContext(), { id: two.id, decision: "credit", reason: "x" });
    await expect(credit).rejects.toMatchObject({ code: "duplicate-transaction" });
    expect(await balanceOf(person)).toBe("500.00");
  });

  it("SEC-HOOK-01 a forged, stale or altered callback moves nothing", async () => {
    const person = await member();
    const { data } = await opened(person);
    const forged = signedCallback("payment.succeeded", data, { by: `whsec_${randomBytes(24).toString("base64")}` });
    const stale = signedCallback("payment.succeeded", data, { at: new Date(Date.now() - 6 * 60_000) });
    const early = signedCallback("payment.succeeded", data, { at: new Date(Date.now() + 6 * 60_000) });
    const signed = signedCallback("payment.succeeded", data, { by: secret });
    const altered = new Request(signed.url, {
      method: "POST",
      headers: signed.headers,
      body: (await signed.clone().text()).replace("500.00", "900.00"),
    });
    const unsigned = new Request(signed.url, { method: "POST", body: await signed.clone().text() });
    for (const request of [forged, stale, early, altered, unsigned]) expect((await webhook(request)).status).toBe(401);
    expect(await balanceOf(person)).toBe("0.00");
    expect((await webhook(signed)).status).toBe(200);
    expect(await balanceOf(person)).toBe("500.00");
  });

  it("SEC-HOOK-03 a callback of 16 KB is accepted, and a larger one is rejected even with a valid signature", async () => {
    const person = await member();
    const { data } = await opened(person);
    const most = 16 * 1024;
    const bare = (await signedCallback("payment.succeeded", data).text()).length + `,"note":""`.length;
    const large = (bytes: number) => signedCallback("payment.succeeded", { ...data, note: "x".repeat(bytes - bare) });
    expect((await webhook(large(most + 1))).status).toBe(413);
    expect(await balanceOf(person)).toBe("0.00");
    const whole = large(most);
    expect((await whole.clone().arrayBuffer()).byteLength).toBe(most);
    expect((await webhook(whole)).status).toBe(200);
    expect(await balanceOf(person)).toBe("500.00");
  });

  it("SEC-HOOK-04 more than 1,200 callbacks a minute from one address are rejected unread, and others are accepted", async () => {
    const person = await member();
    const { data } = await opened(person);
    const at = new Date();
    const still = webhookRoute("sandbox", async () => {}, { clock: { now: () => at } });
    const from = (ip: string) => {
      const request = signedCallback("payment.succeeded", data);
      request.headers.set("x-client-ip", ip);
      return request;
    };
    // In parts: a gateway may have 400 callbacks waiting at once.
    for (let part = 0; part < 4; part++) {
      const flood = await Promise.all(Array.from({ length: 300 }, () => still(from("203.0.113.7"))));
      expect(flood.filter(({ status }) => status === 200)).toHaveLength(300);
    }
    const route = webhookRoute("sandbox", receiveSandboxCallback, { clock: { now: () => at } });
    const refused = await route(from("203.0.113.7"));
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await balanceOf(person)).toBe("0.00");
    expect((await route(from("203.0.113.8"))).status).toBe(200);
    expect(await balanceOf(person)).toBe("500.00");
  });

  it("SEC-HOOK-02 an unknown deposit returns 404, and bytes that are not a message return 400", async () => {
    const data = { id: "pay_x", reference: crypto.randomUUID(), amount: "1.00", currency: "PHP" };
    expect((await webhook(signedCallback("payment.succeeded", data))).status).toBe(404);
    for (const currency of ["\udc00x", "\0", ""])
      expect((await webhook(signedCallback("payment.succeeded", { ...data, currency }))).status).toBe(400);
    expect((await webhook(signedCallback("payment.exploded", data))).status).toBe(400);
    expect((await webhook(signedCallback("payment.succeeded", { ...data, amount: "-1.00" }))).status).toBe(400);
  });

  it("CASH-03 deposits follow the site's limits", async () => {
    await changeSiteSettings(operatorContext(), { cashier: { minimumDeposit: "20.00" } });
    const answer = await (await member()).call(createDepositCall, intent("20.00"));
    expect(answer.status).toBe(200);
    await changeSiteSettings(operatorContext(), { cashier: { minimumDeposit: "50.00" } });
  });
});
