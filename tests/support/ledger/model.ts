/** Reference model of the ledger: one account, no concurrency, no SQL. Minor units. */
export type Operation =
  | { act: "deposit" | "promo"; id: string; amount: bigint }
  | { act: "debit"; id: string; amount: bigint; fromBonus: bigint }
  | { act: "play"; id: string; stake: bigint; win: bigint }
  | { act: "settle"; id: string; debitId: string; amount: bigint }
  | { act: "rollback"; id: string; debitId: string }
  | { act: "hold"; id: string; amount: bigint }
  | { act: "release"; id: string; holdId: string; amount: bigint }
  | { act: "disburse"; id: string; holdId: string; amount: bigint; fee: bigint }
  | { act: "return"; id: string; payoutId: string; amount: bigint }
  | { act: "block"; on: boolean };

interface StoredRow {
  kind: string;
  request: string;
  seq: bigint;
  after: string;
}

interface Stake {
  cash: bigint;
  bonus: bigint;
}

export class LedgerModel {
  cash = 0n;
  bonus = 0n;
  held = 0n;
  seq = 0n;
  blocked = false;
  private rows = new Map<string, StoredRow>();
  private stakes = new Map<string, Stake>();
  /** The row that ended a stake, by the stake's id. */
  private ends = new Map<string, StoredRow>();
  private holds = new Map<string, bigint>();
  private payouts = new Map<string, bigint>();

  clone(): LedgerModel {
    const copy = Object.assign(new LedgerModel(), this);
    copy.rows = new Map(this.rows);
    copy.stakes = new Map(this.stakes);
    copy.ends = new Map(this.ends);
    copy.holds = new Map(this.holds);
    copy.payouts = new Map(this.payouts);
    return copy;
  }

  balance(): string {
    return `${this.seq} ${this.cash} ${this.bonus} ${this.held}`;
  }

  state(): string {
    return `${this.balance()} ${this.blocked}`;
  }

  /**
   * Applies an operation and returns the ledger's expected reply: `new` or `again` with number and balances, or an
   * error code.
   */
  apply(operation: Operation): string {
    if (operation.act === "block") {
      this.blocked = operation.on;
      return "done";
    }
    const request = JSON.stringify(operation, (_, value) => (typeof value === "bigint" ? `${value}` : value));
    return this.replay(operation, request) ?? this.perform(operation, request);
  }

  private replay(operation: Exclude<Operation, { act: "block" }>, request: string): string | null {
    const keys = keysOf(operation);
    const found = keys.flatMap((key) => this.rows.get(key) ?? []).toSorted((a, b) => Number(a.seq - b.seq));
    const last = found.at(-1);
    if (!last) return null;
    if (found.every((row) => row.request === request)) return `again ${last.after}`;
    return last.kind === "tombstone" ? "already-cancelled" : "duplicate-transaction";
  }

  private perform(operation: Exclude<Operation, { act: "block" }>, request: string): string {
    const { id } = operation;
    const key = keysOf(operation)[0] ?? "";
    switch (operation.act) {
      case "deposit":
        return this.post(key, "deposit", request, { cash: operation.amount });
      case "promo":
        return this.post(key, "promo", request, { bonus: operation.amount });
      case "debit": {
        const { amount, fromBonus } = operation;
        const stake = { cash: amount - fromBonus, bonus: fromBonus };
        if (this.blocked) return "player-disabled";
        if (this.cash < stake.cash || this.bonus < stake.bonus) return "insufficient-funds";
        this.stakes.set(id, stake);
        return this.post(key, "stake", request, { cash: -stake.cash, bonus: -stake.bonus });
      }
      case "play": {
        const { stake, win } = operation;
        if (this.blocked) return "player-disabled";
        if (this.cash < stake) return "insufficient-funds";
        this.stakes.set(id, { cash: stake, bonus: 0n });
        this.post(key, "stake", request, { cash: -stake });
        return this.post(`${key}:win`, "win", request, { cash: win, ends: id });
      }
      case "settle": {
        const end = this.ends.get(operation.debitId);
        if (end) return end.kind === "win" ? "already-settled" : "already-cancelled";
        const stake = this.stakes.get(operation.debitId);
        if (!stake) return "bet-not-found";
        const bonus = stake.bonus === 0n ? 0n : (operation.amount * stake.bonus) / (stake.cash + stake.bonus);
        return this.post(key, "win", request, { cash: operation.amount - bonus, bonus, ends: operation.debitId });
      }
      case "rollback": {
        const { debitId } = operation;
        const end = this.ends.get(debitId);
        if (end) return end.kind === "win" ? "already-settled" : `again ${end.after}`;
        const stake = this.stakes.get(debitId);
        if (stake) return this.post(key, "rollback", request, { ...stake, ends: debitId });
        if (this.rows.has(`originals ${debitId}`)) return "duplicate-transaction";
        return this.post(`originals ${debitId}`, "tombstone", request, { ends: debitId });
      }
      case "hold": {
        const { amount } = operation;
        if (this.cash < amount) return "insufficient-funds";
        this.holds.set(id, amount);
        return this.post(key, "hold", request, { cash: -amount, held: amount });
      }
      case "release": {
        if (!this.take(this.holds, operation.holdId, operation.amount)) return "hold-exceeded";
        return this.post(key, "release", request, { cash: operation.amount, held: -operation.amount });
      }
      case "disburse": {
        const { holdId, amount, fee } = operation;
        if (!this.take(this.holds, holdId, amount + fee)) return "hold-exceeded";
        this.payouts.set(id, amount);
        const paid = this.post(key, "payout", request, { held: -amount });
        return fee > 0n ? this.post(`${key}:fee`, "fee", request, { held: -fee }) : paid;
      }
      case "return": {
        if (!this.take(this.payouts, operation.payoutId, operation.amount)) return "payout-exceeded";
        return this.post(key, "payout-return", request, { cash: operation.amount });
      }
    }
  }

  private take(from: Map<string, bigint>, id: string, amount: bigint): boolean {
    const left = from.get(id) ?? 0n;
    if (left < amount) return false;
    from.set(id, left - amount);
    return true;
  }

  private post(key: string, kind: string, request: string, change: Change): string {
    this.cash += change.cash ?? 0n;
    this.bonus += change.bonus ?? 0n;
    this.held += change.held ?? 0n;
    this.seq += 1n;
    const row = { kind, request, seq: this.seq, after: this.balance() };
    this.rows.set(key, row);
    if (change.ends !== undefined) this.ends.set(change.ends, row);
    return `new ${row.after}`;
  }
}

interface Change {
  cash?: bigint;
  bonus?: bigint;
  held?: bigint;
  ends?: string;
}

export const vendors = {
  deposit: "deposit",
  promo: "promo",
  debit: "originals",
  play: "originals",
  settle: "originals",
  rollback: "originals",
  hold: "withdrawal",
  release: "withdrawal",
  disburse: "withdrawal",
  return: "withdrawal",
} as const;

/** Returns `vendor id` of every row that the operation writes, as far as its own id determines it. */
function keysOf(operation: Exclude<Operation, { act: "block" }>): string[] {
  const key = `${vendors[operation.act]} ${operation.id}`;
  if (operation.act === "play") return [key, `${key}:win`];
  return operation.act === "disburse" && operation.fee > 0n ? [key, `${key}:fee`] : [key];
}
