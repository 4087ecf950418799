import type { Locale } from "#lib/i18n/locales.ts";
import type { GameDefinition } from "#lib/modules/games/catalogue/definition.ts";
import type { CatalogueRow } from "#lib/modules/games/catalogue/store.ts";
import type { Context } from "#lib/platform/context.ts";

export interface LaunchRequest {
  game: CatalogueRow;
  language: Locale;
}

/** Money between the house and a vendor that keeps players' balances itself. */
export interface VendorTransfer {
  /** Ours, once per intent: a repeat moves nothing and answers alike. */
  transferId: string;
  playerId: string;
  currency: string;
  amount: bigint;
}

export interface HistoryQuery {
  /** Settled from here on … */
  from: Date;
  /** … and before this. */
  to: Date;
}

/** A settled bet as the vendor has it; what reconciliation compares with the ledger. */
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
 * VEND-01: a vendor, as the product sees it. Adding one is a folder that makes one of these and a line in the list the
 * product is composed with (`lib/portal/composition/vendor-adapters.ts`).
 */
export interface VendorAdapter {
  readonly vendorCode: string;
  /** The games it serves, which the catalogue takes over. */
  games(): Promise<readonly GameDefinition[]>;
  /** Where the acting player plays for money, as an address to go to. */
  launch(context: Context, request: LaunchRequest): Promise<string>;
  /** Where anyone plays for fun. */
  demo(context: Context, request: LaunchRequest): Promise<string>;
  /** Absent where the vendor keeps no balances and asks our wallet for every bet ("seamless"). */
  readonly transfers?: {
    in(context: Context, transfer: VendorTransfer): Promise<void>;
    out(context: Context, transfer: VendorTransfer): Promise<void>;
  };
  /** Settled bets of all players in a period, oldest first. */
  history(context: Context, query: HistoryQuery): AsyncGenerator<VendorBet>;
}

export type VendorAdapters = ReadonlyMap<string, VendorAdapter>;

export function vendorAdapters(...adapters: VendorAdapter[]): VendorAdapters {
  return new Map(adapters.map((adapter) => [adapter.vendorCode, adapter]));
}
