/**
 * One movement is one statement: look-up of a replay, checks, update of the account row, hash chain, rows of history.
 * Its shape is the same for all movements; what differs is the rows it writes and what it must find first.
 *
 * It answers with the rows it wrote (`posted`) or with the rows an earlier run of the same request wrote. No rows means
 * refused. Two runs at once: the second waits on the account row, then breaks a unique key (23505), and the caller's
 * `transact` runs it again. Conditions on the account hold under its lock; look-ups see the statement's snapshot, so
 * each of them is backed by a unique key or by a lock taken before.
 */
export interface MovementShape {
  /** Parameters after the common ones, in order: name → Postgres type. */
  parameters: Record<string, string>;
  /** Further CTEs by name; those in `from` give the rows and the guard their columns. */
  lookups?: Record<string, string>;
  from?: readonly string[];
  /** Condition on the account row `a` and on the look-ups. */
  guard?: string;
  /** Ids that also mark a replay, besides those of the rows. */
  alsoKnownAs?: readonly string[];
  rows: readonly [MovementRow] | readonly [MovementRow, MovementRow];
}

/** SQL expressions. The purses change by `cash`, `bonus` and `held`, the counter account by their negative sum. */
export interface MovementRow {
  externalId: string;
  kind: string;
  counterAccount: string;
  cash?: string;
  bonus?: string;
  held?: string;
  settles?: string;
  reference?: string;
}

const common = {
  accountId: "uuid",
  vendorId: "text",
  externalId: "text",
  counterAccount: "text",
  roundId: "text",
  requestHash: "bytea",
  at: "text",
};

export interface MovementStatement {
  text: string;
  /** Names of the parameters in the order of `$1`, `$2`, … */
  parameters: readonly string[];
}

/** `text` with `:name` written for parameters becomes `$n::type`. */
export function movementStatement(shape: MovementShape, options: { chained?: boolean } = {}): MovementStatement {
  const types: Record<string, string> = { ...common, ...shape.parameters };
  const parameters = Object.keys(types);
  const source = movementText(shape, options.chained ?? true);
  const text = source.replace(/(?<!:):([a-z][A-Za-z]*)/g, (_, name: string) => {
    const index = parameters.indexOf(name);
    if (index < 0) throw new Error(`unknown parameter ${name}`);
    return `$${index + 1}::${types[name]}`;
  });
  return { text, parameters };
}

const purses = ["cash", "bonus", "held"] as const;
type Purse = (typeof purses)[number];

function movementText(
  { lookups = {}, from = [], guard, alsoKnownAs = [], rows }: MovementShape,
  chained: boolean,
): string {
  const delta = (row: MovementRow, purse: Purse) => row[purse] ?? "0::bigint";
  /** The purse once rows 0…`index` are in, from the balance before them. */
  const after = (purse: Purse, index: number) =>
    [`a.${purse}`, ...rows.slice(0, index + 1).map((row) => `(${delta(row, purse)})`)].join(" + ");
  /** The same from the balance after all of them. */
  const back = (purse: Purse, index: number) =>
    [`m.${purse}`, ...rows.slice(index + 1).map((row) => `(${delta(row, purse)})`)].join(" - ");
  const covered = rows.flatMap((row, index) =>
    purses.filter((purse) => row[purse]).map((purse) => `${after(purse, index)} >= 0`),
  );
  const last = rows.length - 1;
  const hash = chained
    ? `sha256(a.last_hash || convert_to(${rows
        .map((row, index) =>
          hashedText(
            row,
            `a.seq + ${index + 1}`,
            (purse) => after(purse, index),
            (purse) => delta(row, purse),
          ),
        )
        .join(" || ")}, 'UTF8'))`
    : "a.last_hash";
  const ids = [...rows.map((row) => row.externalId), ...alsoKnownAs];
  const ctes = {
    replay: `select ${returned} from transfer where account_id = :accountId and vendor_id = :vendorId and external_id ${ids.length === 1 ? `= ${ids[0]}` : `in (${ids.join(", ")})`}`,
    ...lookups,
    m: `update wallet_account a set ${purses.map((purse) => `${purse} = ${after(purse, last)}`).join(", ")}, seq = a.seq + ${rows.length}, last_hash = ${hash}
${from.length ? `from ${from.join(", ")}\n` : ""}where a.id = :accountId and not exists (select from replay) and ${[...covered, ...(guard ? [guard] : [])].join(" and ")}
returning a.seq, a.cash, a.bonus, a.held, a.last_hash`,
    posted: `insert into transfer (account_id, seq, vendor_id, external_id, counter_account, kind, round_id, cash_delta, bonus_delta, held_delta, cash_after, bonus_after, held_after, settles, reference, request_hash, hash, at)
${rows
  .map(
    (row, index) =>
      `select :accountId, m.seq - ${last - index}, :vendorId, ${row.externalId}, ${row.counterAccount}, ${row.kind}, :roundId, ${purses.map((purse) => delta(row, purse)).join(", ")}, ${purses.map((purse) => back(purse, index)).join(", ")}, ${row.settles ?? "null::text"}, ${row.reference ?? "null::text"}, :requestHash, m.last_hash, :at::timestamptz from ${["m", ...from].join(", ")}`,
  )
  .join("\nunion all\n")}
returning ${returned}`,
  };
  const withs = Object.entries(ctes).map(([name, body]) => `${name} as (${body})`);
  return `with ${withs.join(",\n")}\nselect true as posted, ${returned} from posted union all select false, ${returned} from replay`;
}

/** Columns that every movement answers with. */
export const returned = "seq, kind, cash_after, bonus_after, held_after, at, request_hash";

/**
 * The bytes of one row in the chain, in UTF-8, fields ended by U+001F (which no field may contain), nulls empty:
 * account, seq, vendor, external id, counter account, kind, round, three deltas, three balances after, settles,
 * reference, request hash in hex, time as ISO 8601 in UTC with milliseconds. `check/row-bytes.ts` is its twin.
 */
function hashedText(row: MovementRow, seq: string, after: (purse: Purse) => string, delta: (purse: Purse) => string) {
  const orEmpty = (expression: string | undefined) => (expression ? `coalesce(${expression}, '')` : "''");
  const fields = [
    ":accountId",
    seq,
    ":vendorId",
    row.externalId,
    row.counterAccount,
    row.kind,
    orEmpty(":roundId"),
    ...purses.map(delta),
    ...purses.map(after),
    orEmpty(row.settles),
    orEmpty(row.reference),
    "encode(:requestHash, 'hex')",
    ":at",
    "''",
  ];
  return `concat_ws(U&'\\001F', ${fields.join(", ")})`;
}
