import { afterEach, it } from "vitest";
import { setPaymentPasswordCall } from "#lib/contracts/cashier/set-payment-password.ts";
import { changePasswordCall } from "#lib/contracts/identity/change-password.ts";
import { callPortal } from "#tests/support/calls/portal.ts";
import { handlerOf } from "#tests/support/calls/routes.ts";
import { type Act, type Deed, type Effect, expectWritten } from "#tests/support/fixtures/audit.ts";
import { bindAccount, expectBooksClean, member, paymentPassword } from "#tests/support/fixtures/cashier.ts";
import { freshAddress, goodPassword, registerPlayer } from "#tests/support/fixtures/identity.ts";

afterEach(expectBooksClean);

const ofTheirOwn = (playerId: string, ...effects: Effect[]): Deed => ({
  subject: `player:${playerId}`,
  by: playerId,
  effects,
});

/** Acts of members on their own credentials. */
const credentials: readonly (readonly [verb: string, action: string, act: Act])[] = [
  [
    "an account opened",
    "account-opened",
    async () => ({ subject: `player:${(await registerPlayer()).id}`, by: null, effects: ["creates"] }),
  ],
  [
    "the login password changed",
    "password-changed",
    async () => {
      const { id, cookies } = await registerPlayer();
      const [oldPassword, newPassword] = [goodPassword, "copper-48-lantern"];
      const wire = { oldPassword, newPassword, confirmNewPassword: newPassword };
      await callPortal(await handlerOf(changePasswordCall), changePasswordCall, wire, { cookies, ip: freshAddress() });
      return ofTheirOwn(id, "changes");
    },
  ],
  [
    "the payment password set",
    "payment-password-set",
    async () => {
      const person = await member();
      await person.call(setPaymentPasswordCall, { newPassword: paymentPassword });
      return ofTheirOwn(person.playerId, "creates");
    },
  ],
  [
    "the payment password changed",
    "payment-password-set",
    async () => {
      const person = await member();
      await person.call(setPaymentPasswordCall, { newPassword: paymentPassword });
      await person.call(setPaymentPasswordCall, { oldPassword: paymentPassword, newPassword: "135791" });
      return ofTheirOwn(person.playerId, "creates", "changes");
    },
  ],
  [
    "a bank account bound",
    "bank-account-bound",
    async () => {
      const person = await member();
      await bindAccount(person);
      return ofTheirOwn(person.playerId, "creates");
    },
  ],
];

it.each(credentials)("SEC-AUDIT %s is audited as %s with its actor and the states before and after", (_, action, act) =>
  expectWritten(action, act),
);
