import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { callbackBody, type Delivery, type Message, type Payment } from "./protocol.ts";
import type { Store } from "./store.ts";

const backOffMs = [1_000, 3_000, 10_000, 30_000, 60_000, 300_000, 900_000, 3_600_000];
const delayMs = 10_000;
const answerLimitMs = 10_000;

export interface Courier {
  /** Tells the shop how a payment ended. */
  tell(payment: Payment, delivery: Delivery): void;
  stop(): void;
}

/** Sends signed callbacks until the shop takes them, each later than the one before. */
export function openCourier(store: Store, secret: string, log: (line: string) => void): Courier {
  const webhook = new Webhook(secret);
  let timer: NodeJS.Timeout | undefined;
  let sending = false;
  let stopped = false;

  function enqueue(payment: Payment, state: Exclude<Payment["state"], "open">, afterMs = 0, amount?: string): void {
    const now = Date.now();
    const body = callbackBody(payment, state, new Date(now), amount);
    const id = `msg_${randomUUID()}`;
    store.messages.push({ id, paymentId: payment.id, body, tries: 0, nextAt: now + afterMs });
  }

  function schedule(): void {
    clearTimeout(timer);
    const next = Math.min(...store.messages.map(({ nextAt }) => nextAt));
    if (stopped || sending || !Number.isFinite(next)) return;
    timer = setTimeout(() => void sendDue(), Math.max(0, next - Date.now()));
  }

  async function sendDue(): Promise<void> {
    sending = true;
    const due = store.messages.filter(({ nextAt }) => nextAt <= Date.now());
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
    else message.nextAt = Date.now() + waitMs;
  }

  async function post({ id, paymentId, body }: Message): Promise<string> {
    const now = new Date();
    const headers = {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": webhook.sign(id, now, body),
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
      if (state === "open" || delivery === "lose") return;
      if (delivery === "other-amount") enqueue(payment, state, 0, "1.00");
      else enqueue(payment, state, delivery === "delay" ? delayMs : 0);
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
