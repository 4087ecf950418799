import { DomainError } from "#lib/kernel/domain-error.ts";
import { type AccountKey, accountIdOf } from "#lib/modules/ledger/account.ts";
import type { Context } from "#lib/platform/context.ts";

/**
 * Claims an external id for one account across all of them; vendor adapters call it in the transaction of the movement.
 * A repeat from the same account is a replay and passes.
 *
 * @throws duplicate-transaction: another account has claimed the id
 */
export async function claimExternalRef(
  { db }: Context,
  input: AccountKey & { vendorId: string; externalId: string },
): Promise<void> {
  const { vendorId, externalId } = input;
  const accountId = accountIdOf(input);
  await db.sql`insert into external_ref (vendor_id, external_id, account_id) values (${vendorId}, ${externalId}, ${accountId}) on conflict do nothing`;
  const [owner] = await db.sql<{ account_id: string }[]>`
    select account_id from external_ref where vendor_id = ${vendorId} and external_id = ${externalId}`;
  if (owner?.account_id !== accountId) throw new DomainError("duplicate-transaction");
}
