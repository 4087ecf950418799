/**
 * One movement is one statement: look-up of a replay, checks, update of the account row, hash chain, rows of history.
 * Its structure is the same for all movements; they differ in the rows they write and in their preconditions.
 *
 * `post` returns the rows it wrote. No rows: it was rejected, or an earlier run of the same request did it, whose rows
 * `recall` reads. Of two runs at once, the second waits on the account row, then violates a unique key (23505). The
 * caller's `transact` retries it, and again when a third run was faster. Conditions on the account hold under its lock.
 * Look-ups see the statement's snapshot, so each is backed by a unique key or by a lock taken before.
 */
export interface MovementShape {
  /** Parameters besides the common ones: name → Postgres type. */
  parameters: Record<string, string>;
  /** Further CTEs by name; the rows and the guard use the columns of those in `from`. */
  lookups?: Record<string, string>;
  from?: readonly string[];
  /** Condition on the account row `a` and on the look-ups. */
  guard?: string;
  /** Ids that also identify a replay, besides those of the rows. */
  alsoKnownAs?: readonly string[];
  rows: readonly MovementRow[];
}

/** SQL expressions. The purses change by `cash`, `bonus` and `held`, the counter account by their negative sum. */
export interface MovementRow {
  /** `:externalId` and `:counterAccount` by default. */
  externalId?: string;
  counterAccount?: string;
  kind: string;
  cash?: string;
  bonus?: string;
  held?: string;
  settles?: string;
  reference?: string;
}

export interface Statement {
  text: string;
  /** Names of the parameters in the order of `$1`, `$2`, … */
  parameters: readonly string[];
}

export interface MovementStatements {
  post: Statement;
  recall: Statement;
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

/**
 * Builds the statements of a movement. `:name` in the shape's SQL is a parameter. `chained: false` is for the
 * benchmark, which measures the cost of the chain.
 */
export function movementStatements(shape: MovementShape, { chained = true } = {}): MovementStatements {
  const types: Record<string, string> = { ...common, ...shape.parameters };
  return {
    post: numbered(postText(shape, chained), types),
    recall: numbered(`select ${returned} ${earlierRows(shape)}`, types),
  };
}

/** Numbers the parameters. A colon in a string (`':fee'`) or in a cast names no parameter. */
function numbered(sql: string, types: Record<string, string>): Statement {
  const parameters: string[] = [];
  const text = sql.replace(/'[^']*'|(?<!:):([a-z][A-Za-z]*)/g, (found, name?: string) => {
    if (name === undefined) return found;
    if (!(name in types)) throw new Error(`unknown parameter ${name}`);
    if (!parameters.includes(name)) parameters.push(name);
    return `$${parameters.indexOf(name) + 1}::${types[name]}`;
  });
  return { text, parameters };
}

/** Columns that every movement returns. */
export const returned = "seq, kind, cash_after, bonus_after, held_after, at, request_hash";

const purses = ["cash", "bonus", "held"] as const;
type Purse = (typeof purses)[number];

const externalIdsOf = ({ rows }: MovementShape) => rows.map(({ externalId = ":externalId" }) => externalId);

/** Selects the rows that an earlier run of the same request wrote. */
function earlierRows(shape: MovementShape): string {
  const ids = [...externalIdsOf(shape), ...(shape.alsoKnownAs ?? [])].join(", ");
  return `from transfer where account_id = :accountId and vendor_id = :vendorId and external_id in (${ids})`;
}

function postText(shape: MovementShape, chained: boolean): string {
  const { lookups = {}, from = [], guard, rows } = shape;
  const externalIds = externalIdsOf(shape);
  const change = (part: readonly MovementRow[], purse: Purse, sign: "+" | "-") =>
    part.flatMap((row) => (row[purse] ? [` ${sign} (${row[purse]})`] : [])).join("");
  /** Returns a purse after the rows up to `index`, computed from the account before the movement. */
  const after = (purse: Purse, index: number) => `a.${purse}${change(rows.slice(0, index + 1), purse, "+")}`;
  /** Returns the same, computed from the account after the movement. */
  const back = (purse: Purse, index: number) => `m.${purse}${change(rows.slice(index + 1), purse, "-")}`;
  const last = rows.length - 1;

  const bytes = rows.map((row, index) =>
    rowBytes(row, externalIds[index] ?? "", `a.seq + ${index + 1}`, (purse) => after(purse, index)),
  );
  const conditions = [
    "a.id = :accountId",
    `not exists (select ${earlierRows(shape)})`,
    // No purse may be below zero after any of the rows: a win cannot pay for the stake before it.
    ...rows.flatMap((row, index) => purses.flatMap((purse) => (row[purse] ? [`${after(purse, index)} >= 0`] : []))),
    ...(guard ? [guard] : []),
  ];
  const ctes = {
    ...lookups,
    m: `update wallet_account a
  set ${purses.map((purse) => `${purse} = ${after(purse, last)}`).join(", ")}, seq = a.seq + ${rows.length}${
    chained
      ? `,
    last_hash = sha256(a.last_hash || convert_to(${bytes.join("\n      || ")}, 'UTF8'))`
      : ""
  }
  ${from.length > 0 ? `from ${from.join(", ")} ` : ""}where ${conditions.join(" and ")}
  returning a.seq, a.cash, a.bonus, a.held, a.last_hash`,
  };
  const withs = Object.entries(ctes).map(([name, body]) => `${name} as (${body})`);
  return `with ${withs.join(",\n")}
insert into transfer (account_id, seq, vendor_id, external_id, counter_account, kind, round_id,
    cash_delta, bonus_delta, held_delta, cash_after, bonus_after, held_after, settles, reference, request_hash, hash, at)
  ${rows
    .map((row, index) => {
      const { kind, counterAccount = ":counterAccount", settles = "null::text", reference = "null::text" } = row;
      const columns = [
        ...[":accountId", `m.seq - ${last - index}`, ":vendorId", externalIds[index], counterAccount, kind, ":roundId"],
        ...purses.map((purse) => row[purse] ?? "0::bigint"),
        ...purses.map((purse) => back(purse, index)),
        ...[settles, reference, ":requestHash", "m.last_hash", ":at::timestamptz"],
      ];
      return `select ${columns.join(", ")} from ${["m", ...from].join(", ")}`;
    })
    .join("\n  union all ")}
  returning ${returned}`;
}

/**
 * The bytes of one row in the chain, in UTF-8. U+001F, which no field may contain, ends each field; nulls are empty.
 * Fields: account, seq, vendor, external id, counter account, kind, round, three deltas, three balances after, settles,
 * reference, request hash in hex, time as ISO 8601 in UTC with milliseconds. Rows of one movement are joined and share
 * its hash. `check/row-bytes.ts` must produce the same bytes.
 */
function rowBytes(row: MovementRow, externalId: string, seq: string, after: (purse: Purse) => string): string {
  const { kind, counterAccount = ":counterAccount", settles = "''", reference = "''" } = row;
  const fields = [
    ...[":accountId", seq, ":vendorId", externalId, counterAccount, kind, "coalesce(:roundId, '')"],
    ...purses.map((purse) => row[purse] ?? "0"),
    ...purses.map(after),
    ...[settles, `coalesce(${reference}, '')`, "encode(:requestHash, 'hex')", ":at", "''"],
  ];
  return `concat_ws(U&'\\001F', ${fields.join(", ")})`;
}
