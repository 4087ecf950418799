import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterEach, expect, it } from "vitest";
import { openGateway } from "../../scripts/sandbox-gateway/gateway.ts";

const secret = `whsec_${Buffer.alloc(24, 5).toString("base64")}`;
const webhook = new Webhook(secret);
const stops: (() => unknown)[] = [];
afterEach(() => stops.splice(0).map((stop) => stop()));

interface Heard {
  id: string;
  type: string;
  amount: string;
}

/** Opens a shop that answers callbacks with `status` and records those with a valid signature. */
async function openShop(status: (count: number) => number = () => 200) {
  const heard: Heard[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const { type, data } = webhook.verify(body, headers) as { type: string; data: { amount: string } };
    heard.push({ id: headers["webhook-id"] ?? "", type, amount: data.amount });
    response.writeHead(status(heard.length)).end();
    for (const wake of waiting.splice(0)) wake();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close());
  const untilHeard = async (count: number) => {
    while (heard.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return { heard, untilHeard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function open(file = join(mkdtempSync(join(tmpdir(), "sinag-gateway-")), "state.json"), now = Date.now) {
  const gateway = openGateway({ secret, url: "http://127.0.0.1:4100", file, log: () => {}, now });
  stops.push(gateway.stop);
  const post = (path: string, form: Record<string, string> = {}) =>
    gateway.app.request(path, { method: "POST", body: new URLSearchParams(form) });
  const create = async (shop: string, by = webhook) => {
    const body = JSON.stringify({
      reference: "deposit-1",
      amount: "100.00",
      currency: "PHP",
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
      returnUrl: `${shop}/back`,
      callbackUrl: `${shop}/hook`,
    });
    const now = new Date();
    const headers = {
      "webhook-id": "m1",
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": by.sign("m1", now, body),
    };
    return gateway.app.request("/v1/payments", { method: "POST", headers, body });
  };
  return { ...gateway, file, post, create };
}

const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;

it("CASH-03 the gateway accepts payments only from its own shop, and one per reference", async () => {
  const gateway = open();
  const stranger = new Webhook(`whsec_${Buffer.alloc(24, 6).toString("base64")}`);
  expect((await gateway.create("http://127.0.0.1:1", stranger)).status).toBe(401);
  const [one, two] = [await gateway.create("http://127.0.0.1:1"), await gateway.create("http://127.0.0.1:1")];
  expect([one.status, two.status, await idOf(one)]).toEqual([201, 200, await idOf(two)]);
});

it("CASH-03 the gateway tells only its own shop whether a payment was paid", async () => {
  const gateway = open();
  const id = await idOf(await gateway.create("http://127.0.0.1:1"));
  const ask = (path: string, signedPath = path) => {
    const now = new Date();
    const signature = webhook.sign("m2", now, signedPath);
    const headers = { "webhook-id": "m2", "webhook-timestamp": String(Math.floor(now.getTime() / 1000)) };
    return gateway.app.request(path, { headers: { ...headers, "webhook-signature": signature } });
  };
  expect(await (await ask(`/v1/payments/${id}`)).json()).toEqual({ id, state: "open" });
  await gateway.post(`/pay/${id}`, { outcome: "succeeded", delivery: "lose" });
  expect(await (await ask(`/v1/payments/${id}`)).json()).toEqual({ id, state: "succeeded" });
  expect((await ask(`/v1/payments/${id}`, "/v1/payments/other")).status).toBe(401);
  expect((await gateway.app.request(`/v1/payments/${id}`)).status).toBe(401);
  expect((await ask("/v1/payments/other")).status).toBe(404);
});

it("CASH-03 the gateway's page says that no money moves, and runs no script", async () => {
  const gateway = open();
  const id = await idOf(await gateway.create("http://127.0.0.1:1"));
  const page = await gateway.app.request(`/pay/${id}`);
  expect(await page.text()).toContain("No real money moves here.");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect((await gateway.app.request("/pay/pay_unknown")).status).toBe(404);
});

it("CASH-03 the gateway retries a callback with the same id until the shop accepts it", async () => {
  const shop = await openShop((count) => (count === 1 ? 500 : 200));
  const gateway = open();
  const id = await idOf(await gateway.create(shop.url));
  const answer = await gateway.post(`/pay/${id}`, { outcome: "succeeded", delivery: "normal" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `${shop.url}/back`]);
  await shop.untilHeard(2);
  expect(new Set(shop.heard.map((heard) => heard.id)).size).toBe(1);
});

it("CASH-03 the gateway duplicates, reorders, changes and loses callbacks on request", async () => {
  const shop = await openShop();
  for (const [delivery, expected] of [
    ["duplicate", ["payment.succeeded 100.00", "payment.succeeded 100.00", "payment.succeeded 100.00"]],
    ["reorder", ["payment.succeeded 100.00", "payment.failed 100.00"]],
    ["other-amount", ["payment.succeeded 1.00"]],
  ] as const) {
    const gateway = open();
    const id = await idOf(await gateway.create(shop.url));
    shop.heard.length = 0;
    await gateway.post(`/pay/${id}`, { outcome: "succeeded", delivery });
    await shop.untilHeard(expected.length);
    expect(shop.heard.map(({ type, amount }) => `${type} ${amount}`)).toEqual(expected);
  }
  const gateway = open();
  const id = await idOf(await gateway.create(shop.url));
  shop.heard.length = 0;
  await gateway.post(`/pay/${id}`, { outcome: "succeeded", delivery: "lose" });
  await gateway.post(`/pay/${id}/again`);
  await shop.untilHeard(1);
  expect(shop.heard).toHaveLength(1);
});

it("CASH-03 a delayed callback arrives after a crash of the gateway, and a second press changes nothing", async () => {
  const shop = await openShop();
  const pressedAt = Date.now();
  // Simulates a crash: this gateway is not stopped, and its clock stands still.
  const before = open(undefined, () => pressedAt);
  const id = await idOf(await before.create(shop.url));
  await before.post(`/pay/${id}`, { outcome: "succeeded", delivery: "delay" });
  const early = open(before.file, () => pressedAt + 9_000);
  await early.post(`/pay/${id}`, { outcome: "cancelled", delivery: "normal" });
  expect(await (await early.app.request(`/pay/${id}`)).text()).toContain("Paid");
  early.stop();
  expect(shop.heard).toEqual([]);
  open(before.file, () => pressedAt + 10_000);
  await shop.untilHeard(1);
  expect(shop.heard.map(({ type, amount }) => `${type} ${amount}`)).toEqual(["payment.succeeded 100.00"]);
});
