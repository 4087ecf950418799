import { movementStatements, type Statement } from "#lib/modules/ledger/movement-sql.ts";
import { movements, shapes } from "#lib/modules/ledger/movements.ts";
import { script } from "#tests/bench/support/pgbench.ts";

/** pgbench variables are numbers, so the bench's accounts have ids that it can write. */
export const benchAccountId = (number: string) => `lpad(to_hex(${number}), 32, '0')::uuid`;

const common = {
  accountId: benchAccountId(":account::bigint"),
  vendorId: "'bench'",
  externalId: ":bet::bigint::text",
  counterAccount: "'game-dice'",
  roundId: ":bet::bigint::text",
  requestHash: `'\\x${"5a".repeat(32)}'`,
  // pgbench would read a colon as a variable.
  at: "'20261127T123456.789Z'",
};

/** Returns the product's own SQL; only `$n` is replaced, by pgbench variables or constants. */
function forPgbench({ text, parameters }: Statement, own: Record<string, string>): string {
  const values: Record<string, string> = { ...common, ...own };
  return `${text.replace(/\$(\d+)/g, (_, index: string) => {
    const value = values[parameters[Number(index) - 1] ?? ""];
    if (value === undefined) throw new Error(`the bench gives no value for $${index} of ${parameters.join(", ")}`);
    return `(${value})`;
  })};\n`;
}

const draw = (players: number) => `\\set account random(1, ${players})\n\\set bet random(1, 9000000000000000000)\n`;
const stake = { cash: "1", bonus: "0" };

export function walletScripts(players: number) {
  const start = draw(players);
  const debit = forPgbench(movements.debit.post, stake);
  const win = { debitId: ":bet::bigint::text", externalId: ":bet::bigint::text || '-win'", amount: "1" };
  const round = { stake: "1", win: "1", winId: ":bet::bigint::text || '-win'" };
  return {
    debit: script(`debit-${players}`, start + debit),
    unchained: script(
      "unchained",
      start + forPgbench(movementStatements(shapes.debit, { chained: false }).post, stake),
    ),
    ownHouse: script(
      "own-house",
      start + forPgbench(movements.debit.post, { ...stake, counterAccount: "'game-' || :account::bigint::text" }),
    ),
    debitAndSettle: script("debit-settle", start + debit + forPgbench(movements.settle.post, win)),
    play: script("play", start + forPgbench(movements.play.post, round)),
  };
}
