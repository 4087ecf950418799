import type { Locale } from "#lib/i18n/locales.ts";
import type { GameDefinition } from "#lib/modules/games/catalogue/definition.ts";
import type { CatalogueRow } from "#lib/modules/games/catalogue/store.ts";
import type { Context } from "#lib/platform/context.ts";

export interface LaunchRequest {
  game: CatalogueRow;
  language: Locale;
}

/** Money between the operator and a vendor that keeps players' balances itself. */
export interface VendorTransfer {
  /** Our id, one per intent. A repeat moves nothing and returns the same. */
  transferId: string;
  playerId: string;
  currency: string;
  amount: bigint;
}

export interface HistoryQuery {
  /** Settled at or after. */
  from: Date;
  /** Settled before. */
  to: Date;
}

/** A settled bet in the vendor's records. Reconciliation compares it with the ledger. */
export interface VendorBet {
  externalId: string;
  vendorGameId: string;
  playerId: string;
  currency: string;
  stake: bigint;
  payout: bigint;
  settledAt: Date;
}

/**
 * A vendor's integration (VEND-01). To add a vendor, write an adapter in a folder of its own and list it in
 * `lib/portal/composition/vendor-adapters.ts`.
 */
export interface VendorAdapter {
  readonly vendorCode: string;
  /** Returns the games it serves, which the catalogue takes over. */
  games(): Promise<readonly GameDefinition[]>;
  /** Returns the URL at which the acting player plays for money. */
  launch(context: Context, request: LaunchRequest): Promise<string>;
  /** Returns the URL at which anyone plays the demo. */
  demo(context: Context, request: LaunchRequest): Promise<string>;
  /** Absent for a vendor that keeps no balances and calls our wallet for every bet ("seamless"). */
  readonly transfers?: {
    in(context: Context, transfer: VendorTransfer): Promise<void>;
    out(context: Context, transfer: VendorTransfer): Promise<void>;
  };
  /** Yields the settled bets of all players in a period, oldest first. */
  history(context: Context, query: HistoryQuery): AsyncGenerator<VendorBet>;
}

export type VendorAdapters = ReadonlyMap<string, VendorAdapter>;

export function vendorAdapters(...adapters: VendorAdapter[]): VendorAdapters {
  return new Map(adapters.map((adapter) => [adapter.vendorCode, adapter]));
}
