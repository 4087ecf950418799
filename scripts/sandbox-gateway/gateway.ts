import { createHash, randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { type CourierOptions, openCourier } from "./courier.ts";
import { paymentPage, style, unknownPage } from "./page.ts";
import { deliveries, newPayment, type Payment } from "./protocol.ts";
import { openStore } from "./store.ts";

interface GatewayOptions extends CourierOptions {
  /** Address of the pages for browsers. */
  url: string;
  /** File that stores payments and undelivered messages. */
  file: string;
}

const choice = z.object({
  outcome: z.enum(["succeeded", "failed", "cancelled"]),
  delivery: z.enum(deliveries).catch("normal"),
});

const styleHash = createHash("sha256").update(style).digest("base64");

/** Opens the sandbox payment gateway: an API for the shop, a page for the payer, signed callbacks. No real money. */
export function openGateway(options: GatewayOptions) {
  const { secret, url, file, now = Date.now } = options;
  const store = openStore(file);
  const courier = openCourier(store, options);
  const webhook = new Webhook(secret);
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 16 * 1024 }));

  app.post("/v1/payments", async (c) => {
    const body = await c.req.text();
    try {
      webhook.verify(body, c.req.header());
    } catch {
      return c.json({ error: "signature" }, 401);
    }
    const given = newPayment.safeParse(JSON.parse(body));
    if (!given.success) return c.json({ error: "payment", issues: given.error.issues }, 422);
    const opened = Object.values(store.payments).find(({ reference }) => reference === given.data.reference);
    const payment = opened ?? { ...given.data, id: `pay_${randomUUID()}`, state: "open" as const };
    if (!opened) {
      store.payments[payment.id] = payment;
      store.save();
    }
    return c.json({ id: payment.id, payUrl: `${url}/pay/${payment.id}` }, opened ? 200 : 201);
  });

  app.get("/v1/payments/:id", (c) => {
    try {
      webhook.verify(c.req.path, c.req.header(), { jsonParse: false });
    } catch {
      return c.json({ error: "signature" }, 401);
    }
    const payment = store.payments[c.req.param("id")];
    return payment ? c.json({ id: payment.id, state: payment.state }) : c.json({ error: "payment" }, 404);
  });

  app.get("/pay/:id", (c) => {
    const payment = store.payments[c.req.param("id")];
    return payment ? page(c, paymentPage(payment, new Date(now())), payment) : page(c, unknownPage(), undefined, 404);
  });

  app.post("/pay/:id", async (c) => {
    const payment = store.payments[c.req.param("id")];
    if (!payment) return page(c, unknownPage(), undefined, 404);
    const given = choice.safeParse(await c.req.parseBody());
    if (!given.success) return c.redirect(`/pay/${payment.id}`, 303);
    // A second press, for example in another tab, changes nothing.
    if (payment.state === "open") {
      payment.state = given.data.outcome;
      courier.tell(payment, given.data.delivery);
    }
    return c.redirect(payment.returnUrl, 303);
  });

  app.post("/pay/:id/again", (c) => {
    const payment = store.payments[c.req.param("id")];
    if (!payment) return page(c, unknownPage(), undefined, 404);
    courier.tell(payment, "normal");
    return c.redirect(payment.returnUrl, 303);
  });

  return { app, stop: courier.stop };
}

/** `form-action` also applies to the redirect after the form, so it includes the shop's origin. */
function page(c: Context, body: ReturnType<typeof unknownPage>, payment?: Payment, status: 200 | 404 = 200) {
  const shop = payment ? new URL(payment.returnUrl).origin : "";
  c.header(
    "content-security-policy",
    `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; form-action 'self' ${shop}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header("cache-control", "no-store");
  c.header("referrer-policy", "no-referrer");
  return c.html(body, status);
}
