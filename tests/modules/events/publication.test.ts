import { afterEach, expect, expectTypeOf, it } from "vitest";
import * as z from "zod";
import { POST as webhook } from "#app/api/webhooks/sandbox/route.ts";
import { cancelWithdrawalCall } from "#lib/contracts/cashier/cancel-withdrawal.ts";
import { confirmReceiptCall } from "#lib/contracts/cashier/confirm-receipt.ts";
import { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import { disputeReceiptCall } from "#lib/contracts/cashier/dispute-receipt.ts";
import { loginCall } from "#lib/contracts/identity/login.ts";
import {
  autoReceive,
  depositCredited,
  forceReceipt,
  returnWithdrawal,
  reviewWithdrawal,
  withdrawalEnded,
} from "#lib/modules/cashier/index.ts";
import { accountRegistered, loggedIn, logIn } from "#lib/modules/identity/index.ts";
import { rewardClaimed } from "#lib/modules/promotions/index.ts";
import { defineEvent } from "#lib/platform/events/define-event.ts";
import { publishEvent } from "#lib/platform/events/publish-event.ts";
import { transact } from "#lib/platform/transact.ts";
import { portalRoute } from "#lib/portal/http/portal-route.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import {
  answered,
  disbursed,
  expectBooksClean,
  member,
  operatorContext,
  picture,
  play,
  playedMember,
  requested,
  workerContext,
} from "#tests/support/fixtures/cashier.ts";
import { outboxOf } from "#tests/support/fixtures/events.ts";
import { freshAddress, goodPassword, registerPlayer } from "#tests/support/fixtures/identity.ts";
import { claim, granted, rewardable } from "#tests/support/fixtures/promotions.ts";
import { signedCallback } from "#tests/support/processes/sandbox-gateway.ts";

afterEach(expectBooksClean);

const reason = "seen";
const roundEnded = defineEvent("round-ended", z.strictObject({ playerId: z.uuid(), rounds: z.int() }));
const playerId = crypto.randomUUID();

// This test must be first in the file: no other test has started the queue yet.
it("HOUSE-EVENTS more publishing transactions than connections do not deadlock while the queue starts", async () => {
  const crowd = Array.from({ length: 60 }, () => crypto.randomUUID());
  const publish = (id: string) =>
    transact(workerContext(), (tx) => publishEvent(tx, roundEnded, { playerId: id, rounds: 1 }));
  await Promise.all(crowd.map(publish));
  for (const id of crowd.slice(0, 3)) expect(await outboxOf(roundEnded, id)).toHaveLength(1);
});

it("HOUSE-EVENTS a registration and each login publish an event, without a worker", async () => {
  const { id, account } = await registerPlayer({ referralCode: "friend" });
  const registered = { playerId: id, account, memberType: 0, referralCode: "friend" };
  expect(await outboxOf(accountRegistered, id)).toEqual([registered]);
  expect(await outboxOf(loggedIn, id)).toHaveLength(1);
  const ip = freshAddress();
  const logInAs = (password: string) =>
    callPortal(portalRoute(loginCall, logIn), loginCall, { type: "username", username: account, password }, { ip });
  expect((await logInAs("not-this-one")).envelope.success).toBe(false);
  expect(await outboxOf(loggedIn, id)).toHaveLength(1);
  expect((await logInAs(goodPassword)).envelope.success).toBe(true);
  expect((await outboxOf(loggedIn, id)).slice(1)).toEqual([{ playerId: id, ip }]);
});

it("HOUSE-EVENTS a registration with a taken name publishes nothing", async () => {
  const { id, account } = await registerPlayer();
  await expect(registerPlayer({ username: account })).rejects.toThrow("username-taken");
  expect(await outboxOf(accountRegistered, id)).toHaveLength(1);
});

it("HOUSE-EVENTS a deposit is published once, also when its callback is repeated", async () => {
  const person = await member();
  const wire = { idempotencyKey: crypto.randomUUID(), channel: "sandbox", amount: "500.00" };
  const { id, payUrl } = answered<{ id: string; payUrl: string }>(
    (await person.call(createDepositCall, wire)).envelope.value,
  );
  expect(await outboxOf(depositCredited, person.playerId)).toEqual([]);
  const paid = { id: payUrl.split("/").at(-1) ?? "", reference: id, amount: "500.00", currency: "PHP" };
  for (let times = 0; times < 3; times++) await webhook(signedCallback("payment.succeeded", paid));
  const credited = { playerId: person.playerId, depositId: id, channel: "sandbox", currency: "PHP", amount: "500.00" };
  expect(await outboxOf(depositCredited, person.playerId)).toEqual([credited]);
});

type Ending = (person: Awaited<ReturnType<typeof member>>) => Promise<unknown>;

const dayMs = 86_400_000;
const sent = (person: Parameters<Ending>[0]) => disbursed(person, "300.00");
const endings: Record<string, Ending> = {
  cancelled: async (person) => person.call(cancelWithdrawalCall, { id: await requested(person, "300.00") }),
  rejected: async (person) => {
    const id = await requested(person, "300.00");
    await reviewWithdrawal(operatorContext(), { id, decision: "review" });
    await reviewWithdrawal(operatorContext(), { id, decision: "reject", reason });
  },
  received: async (person) => person.call(confirmReceiptCall, { id: await sent(person) }),
  "auto-received": async (person) => {
    await sent(person);
    await autoReceive(workerContext(new Date(Date.now() + dayMs)));
  },
  forced: async (person) => forceReceipt(operatorContext(), { id: await sent(person), reason }),
  returned: async (person) => {
    const id = await sent(person);
    await person.call(disputeReceiptCall, { id, part: 1, proof: await picture() });
    expect(await outboxOf(withdrawalEnded, person.playerId)).toEqual([]);
    await returnWithdrawal(operatorContext(), { id, reason });
  },
};

it.each(Object.entries(endings))(
  "HOUSE-EVENTS a withdrawal that is %s is published with its outcome",
  async (outcome, end) => {
    const person = await playedMember(50_000n);
    await end(person);
    expect(await outboxOf(withdrawalEnded, person.playerId)).toMatchObject([
      { outcome, currency: "PHP", amount: "300.00" },
    ]);
  },
);

it("HOUSE-EVENTS parallel claims of a reward publish one event", async () => {
  const person = await rewardable();
  const rewardId = await granted(person);
  await Promise.all([claim(person, rewardId), claim(person, rewardId), claim(person, rewardId)]);
  const told = { playerId: person.playerId, rewardId, currency: "PHP", amount: "88.00" };
  expect(await outboxOf(rewardClaimed, person.playerId)).toEqual([told]);
});

it("HOUSE-EVENTS a bet publishes no event", async () => {
  const { db } = workerContext();
  const person = await playedMember(50_000n);
  const count = () => db.sql`select count(*) from pgboss.job`;
  const before = await count();
  await play(person, 1_000n);
  expect(await count()).toEqual(before);
});

it("HOUSE-EVENTS a transaction that is rolled back publishes nothing, and one that is retried publishes once", async () => {
  const work = transact(workerContext(), async (tx) => {
    await publishEvent(tx, roundEnded, { playerId, rounds: 1 });
    throw new Error("no");
  });
  await expect(work).rejects.toThrow("no");
  expect(await outboxOf(roundEnded, playerId)).toEqual([]);
  let runs = 0;
  await transact(workerContext(), async (tx) => {
    await publishEvent(tx, roundEnded, { playerId, rounds: ++runs });
    if (runs < 3) await tx.db.sql`do $$ begin raise serialization_failure; end $$`;
  });
  expect(await outboxOf(roundEnded, playerId)).toEqual([{ playerId, rounds: 3 }]);
});

it("HOUSE-EVENTS publishing outside a transaction, or with a payload of another shape, throws", async () => {
  const stranger = crypto.randomUUID();
  const outside = publishEvent(workerContext(), roundEnded, { playerId: stranger, rounds: 1 });
  await expect(outside).rejects.toThrow("outside a transaction");
  const wrong = transact(workerContext(), (tx) => publishEvent(tx, roundEnded, { playerId: stranger, rounds: 0.5 }));
  await expect(wrong).rejects.toThrow(z.ZodError);
  expect(await outboxOf(roundEnded, stranger)).toEqual([]);
  type Payload = Parameters<typeof publishEvent<(typeof depositCredited)["payload"]>>[2];
  expectTypeOf<Payload["amount"]>().toEqualTypeOf<bigint>();
  expectTypeOf<Payload["depositId"]>().toEqualTypeOf<string>();
});
