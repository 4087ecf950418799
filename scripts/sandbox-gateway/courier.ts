import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { callbackBody, type Delivery, type Message, type Payment } from "./protocol.ts";
import type { Store } from "./store.ts";

const backOffMs = [1_000, 3_000, 10_000, 30_000, 60_000, 300_000, 900_000, 3_600_000];
const delayMs = 10_000;
const answerLimitMs = 10_000;

export interface CourierOptions {
  /** `whsec_…`, known to the shop: signs messages in both directions. */
  secret: string;
  log: (line: string) => void;
  /** Milliseconds since 1970; defaults to the machine's clock. */
  now?: () => number;
}

interface Courier {
  /** Notifies the shop of a payment's result. Payment state and message are stored in one write. */
  tell(payment: Payment, delivery: Delivery): void;
  stop(): void;
}

/** Sends signed callbacks until the shop accepts them, with a growing delay. */
export function openCourier(store: Store, { secret, log, now = Date.now }: CourierOptions): Courier {
  const webhook = new Webhook(secret);
  let timer: NodeJS.Timeout | undefined;
  let sending = false;
  let stopped = false;

  function enqueue(payment: Payment, state: Exclude<Payment["state"], "open">, afterMs = 0, amount?: string): void {
    const body = callbackBody(payment, state, new Date(now()), amount);
    const id = `msg_${randomUUID()}`;
    store.messages.push({ id, paymentId: payment.id, body, tries: 0, nextAt: now() + afterMs });
  }

  function schedule(): void {
    clearTimeout(timer);
    const next = Math.min(...store.messages.map(({ nextAt }) => nextAt));
    if (stopped || sending || !Number.isFinite(next)) return;
    timer = setTimeout(() => void sendDue(), Math.max(0, next - now()));
  }

  async function sendDue(): Promise<void> {
    sending = true;
    const due = store.messages.filter(({ nextAt }) => nextAt <= now());
    for (const message of due) await attempt(message);
    store.save();
    sending = false;
    schedule();
  }

  async function attempt(message: Message): Promise<void> {
    const outcome = await post(message);
    message.tries++;
    const waitMs = backOffMs[message.tries - 1];
    log(`${message.id} of payment ${message.paymentId}, try ${message.tries}: ${outcome}`);
    if (outcome === "taken" || waitMs === undefined) store.messages.splice(store.messages.indexOf(message), 1);
    else message.nextAt = now() + waitMs;
  }

  async function post({ id, paymentId, body }: Message): Promise<string> {
    const sentAt = new Date(now());
    const headers = {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(sentAt.getTime() / 1000)),
      "webhook-signature": webhook.sign(id, sentAt, body),
    };
    const url = store.payments[paymentId]?.callbackUrl;
    if (url === undefined) return "taken";
    try {
      const signal = AbortSignal.timeout(answerLimitMs);
      const response = await fetch(url, { method: "POST", headers, body, redirect: "error", signal });
      await response.body?.cancel();
      return response.ok ? "taken" : `refused with ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  schedule();
  return {
    tell(payment, delivery) {
      const { state } = payment;
      if (state === "open") return;
      if (delivery === "other-amount") enqueue(payment, state, 0, "1.00");
      else if (delivery !== "lose") enqueue(payment, state, delivery === "delay" ? delayMs : 0);
      if (delivery === "duplicate") for (let more = 0; more < 2; more++) enqueue(payment, state);
      if (delivery === "reorder") enqueue(payment, "failed", 500);
      store.save();
      schedule();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      store.save();
    },
  };
}
