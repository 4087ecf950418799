import { createDepositCall } from "#lib/contracts/cashier/create-deposit.ts";
import { sessionFor } from "#tests/support/calls/portal.ts";
import {
  answered,
  bindAccount,
  type Member,
  member,
  paymentPassword,
  play,
  workerContext,
} from "#tests/support/fixtures/cashier.ts";
import { createTestAccount, goodPassword } from "#tests/support/fixtures/identity.ts";
import { fundedPlayer } from "#tests/support/ledger/ledger.ts";
import { secret } from "#tests/support/processes/sandbox-gateway.ts";
import type { Range } from "#tests/support/wire/shoot.ts";

const cash = 1_000_000n;

/** Prepares players with money for the fuzz. The function that it returns gives each of them a new session. */
export async function openRange(port: number, count: number): Promise<() => Promise<Range>> {
  const people: Member[] = [];
  const accounts: string[] = [];
  for (let index = 0; index < count; index++) {
    const { id, account } = await createTestAccount("player");
    await fundedPlayer(workerContext(), cash, "PHP", id);
    const person = await member(id);
    await play(person, cash);
    people.push(person);
    accounts.push(account);
  }
  const bankAccountId = await Promise.all(people.map((person) => bindAccount(person)));
  const deposit = await Promise.all(people.map(openDeposit));
  const nodeId = ["dice", "parol-nights"];
  const known = {
    ...{ id: deposit, deposit, bankAccountId, nodeId, game: nodeId, vassalage: ["INHOUSE"], gameCode: nodeId },
    ...{
      paymentPassword: [paymentPassword, "000000"],
      oldPassword: [goodPassword, paymentPassword],
      channel: ["sandbox"],
    },
    ...{ amount: ["500.00", "100.00"], stake: ["1.00", "5.00", "0.01"], username: accounts, password: [goodPassword] },
    ...{ language: ["EN", "en", "AR"], pageNo: ["1"], pageSize: ["20"], type: ["username", "bet", "deposit"] },
  };
  return async () => ({
    port,
    sessions: await Promise.all(people.map(({ playerId }) => sessionFor("player", playerId))),
    secret,
    known,
  });
}

async function openDeposit(person: Member): Promise<string> {
  const wire = { channel: "sandbox", amount: "500.00", idempotencyKey: crypto.randomUUID() };
  const { envelope } = await person.call(createDepositCall, wire);
  return answered<{ id: string }>(envelope.value).id;
}
